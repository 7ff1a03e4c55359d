import { LinkButton } from "#app/ui/link-button.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./index.involvement-now.module.css"

type InvolvementNowProps = {
  vacancies: number
  /** Where the elections are, in a sentence. */
  phase: string | undefined
}

/** What is open today: the seats waiting for somebody, and the next moment of the elections. */
export function InvolvementNow({ vacancies, phase }: InvolvementNowProps) {
  return (
    <section className={css.now} aria-labelledby="en-ce-moment" data-surface="ink">
      <div className={css.frame}>
        <h2 className={css.title} id="en-ce-moment">
          En ce moment
        </h2>
        <div className={css.seats}>
          {vacancies === 0 ? (
            <p className={css.words}>Tous les sièges sont occupés.</p>
          ) : (
            <p className={css.words}>
              <span className={css.number}>{vacancies}</span>{" "}
              {vacancies === 1 ? "siège attend quelqu’un." : "sièges attendent quelqu’un."}
            </p>
          )}
          <LinkButton href="/implication/autres-conseils-comites-commissions?places=libres" icon="arrow-right">
            Voir les places libres
          </LinkButton>
        </div>
        {phase && (
          <div className={css.phase}>
            <p className={css.words}>{phase}</p>
            <p>
              <SiteLink href="/implication/elections">Voir le calendrier des élections</SiteLink>
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
