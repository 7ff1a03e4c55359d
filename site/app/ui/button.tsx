import type { ButtonHTMLAttributes } from "react"
import css from "./button.module.css"
import { Icon } from "./icon.tsx"
import type { IconName } from "./icon.tsx"

export type ButtonLook = { variant?: "main" | "plain" | "quiet"; icon?: IconName | undefined; size?: "m" | "l" }

/** A button; its words say what happens. */
export function Button({
  children,
  variant = "main",
  icon,
  size = "m",
  type = "button",
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button className={css.button} data-variant={variant} data-size={size} type={type} {...rest}>
      {children}
      {icon && <Icon name={icon} />}
    </button>
  )
}
