import type { InputHTMLAttributes } from "react"
import css from "./tick.module.css"

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & { type: "checkbox" | "radio" }

/**
 * The box of a choice, drawn like the other fields: the browser's own is grey on a dark page, as if it could not be
 * chosen.
 */
export function Tick({ className, ...rest }: TickProps) {
  return <input {...rest} className={className ? `${css.tick} ${className}` : css.tick} />
}
