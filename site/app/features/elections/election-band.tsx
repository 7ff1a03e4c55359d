import { describeDaysLeft } from "#app/lib/period.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import css from "./election-band.module.css"
import type { toElectionNotice } from "./election-notice.ts"

type Notice = NonNullable<ReturnType<typeof toElectionNotice>>

/** The election of the moment, on the home page: where it stands and the one thing to do. */
export function ElectionBand({ notice: { title, stage, sentence, daysLeft, action } }: { notice: Notice }) {
  return (
    <section className={css.band} data-surface={stage === "voting" ? "accent" : "ink"} aria-labelledby="elections">
      <div className={css.frame}>
        <div>
          <p className={css.kicker}>
            {title}
            {daysLeft !== undefined && daysLeft >= 0 && <span className={css.left}>{describeDaysLeft(daysLeft)}</span>}
          </p>
          <h2 className={css.sentence} id="elections">
            {sentence}
          </h2>
        </div>
        <p className={css.action}>
          <LinkButton
            href={action.href}
            leavesSite={action.leavesSite}
            icon={action.leavesSite ? "arrow-up-right" : "arrow-right"}
          >
            {action.label}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
