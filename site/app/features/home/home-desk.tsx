import type { ReactNode } from "react"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./home-desk.module.css"

/** What one asks at the desk: which date comes next, and when the door is open. */
export function HomeDesk({ deadlines, visit }: { deadlines: ReactNode; visit: ReactNode }) {
  return (
    <div className={css.ground} data-surface="sunk">
      <div className={css.desk}>
        {deadlines && (
          <section aria-labelledby="echeances">
            <h2 className={css.title} id="echeances">
              À ne pas manquer
            </h2>
            {deadlines}
            <p className={css.more}>
              <SiteLink href="/echeances">Toutes les échéances</SiteLink>
            </p>
          </section>
        )}
        <section className={css.visit} aria-labelledby="contact">
          <h2 className={css.title} id="contact">
            Passez nous voir
          </h2>
          {visit}
        </section>
      </div>
    </div>
  )
}
