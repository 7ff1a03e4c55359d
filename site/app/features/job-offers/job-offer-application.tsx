import { LinkButton } from "#app/ui/link-button.tsx"
import { Prose } from "#app/ui/prose.tsx"
import css from "./job-offer-application.module.css"
import type { JobOfferDetails } from "./job-offers.server.ts"

const subjectOf = ({ title, reference }: JobOfferDetails) => encodeURIComponent(`Candidature : ${title} (${reference})`)

/** How to apply, and the one or two ways to do it at once. */
export function JobOfferApplication({ offer }: { offer: JobOfferDetails }) {
  const { howToApplyHtml, applyEmail, applyUrl } = offer
  return (
    <>
      <Prose html={howToApplyHtml} />
      <div className={css.actions}>
        {applyUrl && (
          <LinkButton href={applyUrl} size="l">
            Postuler en ligne
          </LinkButton>
        )}
        {applyEmail && (
          <LinkButton
            href={`mailto:${applyEmail}?subject=${subjectOf(offer)}`}
            icon="mail"
            size="l"
            variant={applyUrl ? "plain" : "main"}
          >
            Postuler par courriel
          </LinkButton>
        )}
      </div>
      {applyEmail && <p>{applyEmail}</p>}
    </>
  )
}
