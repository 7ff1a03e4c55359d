import css from "./quick-exit.module.css"

/** A page that everybody may be looking at. */
const ELSEWHERE = "https://meteo.gc.ca/"

/**
 * Leaves the site at once. The starter answers it (`watch-quick-exit.ts`), so that it works before anything else does;
 * without scripts it is a plain link.
 */
export function QuickExit() {
  return (
    <div className={css.bar} data-print="no">
      <a className={css.exit} href={ELSEWHERE} rel="noreferrer external" data-quick-exit="" data-starter="">
        Quitter vite ce site
      </a>
      <p className={css.hint}>
        ou trois fois <kbd>Échap</kbd>
      </p>
    </div>
  )
}
