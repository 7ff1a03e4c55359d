import css from "./consent-dialog.module.css"
import { CONSENT_TEXTS } from "./consent-texts.ts"

const text = CONSENT_TEXTS.fr

/** « Votre choix du 20 novembre 2026 : tout refuser ». The starter writes the date and shows one of the choices. */
export function ConsentDecision() {
  return (
    <p className={css.decision} id="consent-decision" hidden suppressHydrationWarning>
      {text.decision}{" "}
      <span id="consent-date" hidden suppressHydrationWarning>
        {text.decidedOn} <time suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      </span>
      {"\u00A0: "}
      {Object.entries(text.decisions).map(([decision, label]) => (
        <strong key={decision} data-decision={decision} hidden suppressHydrationWarning>
          {label}
        </strong>
      ))}
    </p>
  )
}
