import { formatDay } from "#app/lib/dates.ts"
import { Badge } from "#app/ui/badge.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./job-offer-list.module.css"
import { EMPLOYMENT_TYPES, isPressing } from "./job-offer-rules.ts"
import type { JobOfferSummary } from "./job-offers.server.ts"

/** « 4 jours » as a numeral and its word; on the closing day, no numeral. */
function Countdown({ daysLeft }: { daysLeft: number }) {
  if (daysLeft === 0) return <p className={css.last}>Dernier jour</p>
  return (
    <p className={css.countdown}>
      <span className={css.number}>{daysLeft}</span> {daysLeft === 1 ? "jour" : "jours"}{" "}
      <span className={css.left}>pour postuler</span>
    </p>
  )
}

/** Open offers, what is left of time at their left. */
export function JobOfferList({ offers, level = 2 }: { offers: readonly JobOfferSummary[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={css.list}>
      {offers.map((offer) => (
        <li key={offer.id} className={css.offer}>
          <Countdown daysLeft={offer.daysLeft} />
          <div>
            <Heading className={css.title}>
              <SiteLink stretched className={css.link} href={offer.path}>
                {offer.title}
              </SiteLink>
              {isPressing(offer) && (
                <>
                  {" "}
                  <Badge tone="new">Bientôt fini</Badge>
                </>
              )}
            </Heading>
            <p className={css.facts}>
              {[EMPLOYMENT_TYPES[offer.employmentType], offer.employer, offer.salary].filter(Boolean).join(" · ")}
            </p>
            <p className={css.summary}>{offer.summary}</p>
            <p className={css.closing}>
              Date limite&nbsp;: <time dateTime={offer.closesOn}>{formatDay(offer.closesOn)}</time>, incluse
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
