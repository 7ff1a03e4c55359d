import type { ReactNode } from "react"
import type { SafeHtml } from "#app/lib/safe-html.ts"
import css from "./prose.module.css"

/** Running text: either cleaned HTML from the content backend, or our own elements. */
export function Prose(props: { html: SafeHtml } | { children: ReactNode }) {
  if ("html" in props) return <div className={css.prose} dangerouslySetInnerHTML={{ __html: props.html }} />
  return <div className={css.prose}>{props.children}</div>
}
