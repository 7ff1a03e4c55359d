import css from "./brand-symbol.module.css"

/**
 * The symbol: a notice on the wall with its tear-off slips, one already taken.
 * Drawn on a 32-unit square; `site/tools/build-brand.ts` makes every file from it.
 */
export const symbolOutlines = {
  sheet: "M0 0h32v18.5H0z",
  disc: "M16 4.5a5 5 0 1 0 0 10 5 5 0 1 0 0-10z",
  slips: "M0 18.5h6.5V32H0zM8.5 18.5H15V32H8.5zM25.5 18.5H32V32h-6.5zM17 18.5h6.5v4L17 24z",
} as const

/** The symbol alone, in two inks. */
export function BrandSymbol() {
  return (
    <svg className={css.symbol} viewBox="0 0 32 32" aria-hidden="true">
      <path className={css.sheet} d={symbolOutlines.sheet + symbolOutlines.slips} />
      <path className={css.disc} d={symbolOutlines.disc} />
    </svg>
  )
}
