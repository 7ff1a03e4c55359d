import css from "./consent-control.module.css"
import { CONSENT_TEXTS } from "./consent-texts.ts"

/** Reopens the settings once a decision exists, from every page. */
export function ConsentControl() {
  return (
    <button
      className={css.control}
      type="button"
      data-consent="open"
      data-consent-control=""
      data-starter=""
      data-print="no"
      hidden
      suppressHydrationWarning
    >
      {CONSENT_TEXTS.fr.settings}
    </button>
  )
}
