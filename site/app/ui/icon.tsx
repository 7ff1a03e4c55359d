import { icons } from "./icons.generated.ts"
import css from "./icon.module.css"

export type IconName = keyof typeof icons

/** One of the listed icons, as tall as a capital letter and a half. Silent for screen readers unless `label` says something. */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg
      className={css.icon}
      viewBox="0 0 24 24"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={icons[name]} />
    </svg>
  )
}
