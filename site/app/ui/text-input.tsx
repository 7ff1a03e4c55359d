import type { InputHTMLAttributes } from "react"
import css from "./control.module.css"

/** A one-line field; takes every native attribute. */
export function TextInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="text" {...props} className={css.control} />
}
