import { Button } from "#app/ui/button.tsx"
import css from "./consent-banner.module.css"
import { type ConsentContent, toPlan } from "./consent-content.ts"
import { CONSENT_TEXTS } from "./consent-texts.ts"

const text = CONSENT_TEXTS.fr

/**
 * Asks for a choice without standing in the way. The server writes it hidden; the starter shows it, answers its
 * buttons and reads `data-plan`, before and after hydration: React never touches what they change.
 */
export function ConsentBanner({ consent }: { consent: ConsentContent }) {
  const names = consent.optional.map(({ name }) => name).join(", ")
  return (
    <section
      className={css.banner}
      id="consent-banner"
      aria-labelledby="consent-banner-title"
      data-plan={JSON.stringify(toPlan(consent))}
      data-starter=""
      data-print="no"
      hidden
      suppressHydrationWarning
    >
      <div className={css.inner}>
        <div>
          <h2 className={css.title} id="consent-banner-title">
            {text.bannerTitle}
          </h2>
          <p className={css.text}>{names === "" ? text.bannerTextWithoutChoice : `${text.bannerText} ${names}.`}</p>
        </div>
        <div className={css.actions}>
          <Button data-consent="all">{text.acceptAll}</Button>
          {consent.hasNecessaryButton && <Button data-consent="necessary">{text.acceptNecessary}</Button>}
          <Button variant="plain" data-consent="open">
            {text.customize}
          </Button>
        </div>
      </div>
    </section>
  )
}
