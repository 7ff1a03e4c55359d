import { useState } from "react"
import { Button, type ButtonLook } from "./button.tsx"
import css from "./share-button.module.css"

type State = "ready" | "copied" | "failed"

const LABELS = {
  ready: "Partager",
  copied: "Lien copié",
  failed: "Copie refusée",
} as const satisfies Record<State, string>

/** Who closes the device's own window has decided not to share: nothing to say. */
const isChangeOfMind = (error: unknown) => error instanceof DOMException && error.name === "AbortError"

/**
 * Gives the link of a page to the device's own way of sharing, or copies it where there is none; no other site is told.
 * Absent without script, where the address bar does the same.
 */
export function ShareButton({
  title,
  path,
  variant = "quiet",
}: Pick<ButtonLook, "variant"> & { title: string; path: string }) {
  const [state, setState] = useState<State>("ready")
  const share = async () => {
    const url = new URL(path, location.href).href
    try {
      if (typeof navigator.share === "function") return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setState("copied")
    } catch (error) {
      if (!isChangeOfMind(error)) setState("failed")
    }
  }
  return (
    <span className={css.share} data-print="no">
      <Button variant={variant} icon={state === "copied" ? "check" : "share"} onClick={() => void share()}>
        <span aria-live="polite">{LABELS[state]}</span>
      </Button>
    </span>
  )
}
