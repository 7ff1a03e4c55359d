import { useState } from "react"
import { Button } from "./button.tsx"
import css from "./copy-button.module.css"

type State = "ready" | "copied" | "failed"

const LABELS = { ready: "Copier", copied: "Copié", failed: "Copie refusée" } as const satisfies Record<State, string>

/** Copies a value; absent without script, where the value can be selected as any text. */
export function CopyButton({ value }: { value: string }) {
  const [state, setState] = useState<State>("ready")
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setState("copied"),
      () => setState("failed"),
    )
  return (
    <span className={css.copy} data-print="no">
      <Button variant="quiet" icon={state === "copied" ? "check" : "copy"} onClick={() => void copy()}>
        <span aria-live="polite">
          {LABELS[state]}
          <span className={css.hidden}> {value}</span>
        </span>
      </Button>
    </span>
  )
}
