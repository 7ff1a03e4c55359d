import type { ReactNode } from "react"
import css from "./button.module.css"
import type { ButtonLook } from "./button.tsx"
import { Icon } from "./icon.tsx"
import { SiteLink } from "./site-link.tsx"

/** A link as important as a button. */
export function LinkButton({
  href,
  children,
  variant = "main",
  icon,
  size = "m",
  leavesSite,
}: ButtonLook & { href: string; children: ReactNode; leavesSite?: boolean | undefined }) {
  return (
    <SiteLink className={css.button} data-variant={variant} data-size={size} href={href} leavesSite={leavesSite}>
      {children}
      {icon && <Icon name={icon} />}
    </SiteLink>
  )
}
