import type { ComponentProps } from "react"
import css from "./control.module.css"

/** A one-line field; takes every native attribute. */
export function TextInput(props: ComponentProps<"input">) {
  return <input type="text" {...props} className={css.control} />
}
