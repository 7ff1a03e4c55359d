import { BrandSymbol } from "./brand-symbol.tsx"
import css from "./wordmark.module.css"

/** The symbol and the name as live text, so that the name stays a setting. */
export function Wordmark({ name, size = "m" }: { name: string; size?: "m" | "l" }) {
  return (
    <span className={css.wordmark} data-size={size}>
      <BrandSymbol />
      <span className={css.name}>{name}</span>
    </span>
  )
}
