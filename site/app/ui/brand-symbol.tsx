import css from "./brand-symbol.module.css"
import { symbolOutlines } from "./symbol-outlines.ts"

/** The symbol alone, in two inks. */
export function BrandSymbol() {
  return (
    <svg className={css.symbol} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css.sheet} d={symbolOutlines.sheet + symbolOutlines.slips} />
      <path className={css.disc} d={symbolOutlines.disc} />
    </svg>
  )
}
