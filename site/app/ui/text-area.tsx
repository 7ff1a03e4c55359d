import type { TextareaHTMLAttributes } from "react"
import css from "./control.module.css"

/** A field of several lines, which grows with its text where the browser knows how. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea rows={6} {...props} className={css.control} />
}
