import { formatDayRange, formatWeekday } from "#app/lib/dates.ts"
import { Countdown } from "#app/ui/countdown.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Section } from "#app/ui/section.tsx"
import css from "./coverage-change-section.module.css"
import type { CoverageChange, CoverageWindow } from "./insurance-rules.ts"

/** « du 4 février au 6 mars 2027 », as far as its ends are known. */
function describeWindow({ opensOn, closesOn }: CoverageWindow): string {
  if (opensOn && closesOn) return `du ${formatDayRange(opensOn, closesOn)}`
  return opensOn ? `à partir du ${formatWeekday(opensOn)}` : "à une date qui sera annoncée ici"
}

function Open({ window }: { window: CoverageWindow }) {
  const daysLeft = window.state.phase === "open" ? window.state.daysLeft : undefined
  return (
    <div className={css.open}>
      {daysLeft !== undefined && window.closesOn && (
        <Countdown size="l" daysLeft={daysLeft} lastDay={window.closesOn} />
      )}
      {window.text && <p>{window.text}</p>}
    </div>
  )
}

/** Whether coverage may be changed today, how long there is left, and what to do after a missed deadline. */
export function CoverageChangeSection({
  change: { open, next },
  howHref,
}: {
  change: CoverageChange
  howHref: string
}) {
  return (
    <Section id="periode" title={open?.title ?? "Modifier ma couverture"}>
      {open ? (
        <Open window={open} />
      ) : (
        <p className={css.closed}>
          {next
            ? `La période est fermée. La prochaine va ${describeWindow(next)}.`
            : "La période est fermée. La prochaine paraît ici dès que ses dates sont connues."}
        </p>
      )}
      <div>
        <LinkButton href={howHref} icon="arrow-down">
          Voir les étapes
        </LinkButton>
      </div>
      <div className={css.missed}>
        <h3 className={css.title}>Et si je manque la date&#8239;?</h3>
        <p>
          {open && next && `La période suivante va ${describeWindow(next)}. `}
          Écrivez-nous quand même&nbsp;: un changement de situation, comme la perte d’une autre assurance, ouvre parfois
          un délai particulier. <a href="#contact">Voir nos coordonnées</a>
        </p>
      </div>
    </Section>
  )
}
