import { describeDaysLeft } from "#app/lib/period.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import css from "./election-phase.module.css"
import { ElectionTrack } from "./election-track.tsx"
import type { Election } from "./elections.server.ts"

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  const [before, after] = describeDaysLeft(daysLeft).split(String(daysLeft))
  if (daysLeft === 0) return <p className={css.left}>{before}</p>
  return (
    <p className={css.left}>
      {before}
      <span className={css.number}>{daysLeft}</span>
      {after?.trim()}
    </p>
  )
}

function PhaseActions({ election: { stage, canVote, howToRun } }: { election: Election }) {
  if (canVote) {
    return (
      <LinkButton href="/implication/elections/voter" leavesSite icon="arrow-up-right">
        Voter maintenant
      </LinkButton>
    )
  }
  if (stage === "nominations" && howToRun) {
    return (
      <LinkButton href="#se-presenter" icon="arrow-down">
        Se présenter, étape par étape
      </LinkButton>
    )
  }
  return (
    <LinkButton href="#calendrier" icon="arrow-down">
      Voir toutes les dates
    </LinkButton>
  )
}

/** The phase of the election in one sentence, how long there is left, the one thing to do now, and the way ahead. */
export function ElectionPhase({ election }: { election: Election }) {
  const { title, sentence, daysLeft, stage, ballots } = election
  return (
    <section className={css.phase} data-surface={stage === "voting" ? "accent" : "ink"} aria-labelledby="phase">
      <div className={css.frame}>
        <p className={css.kicker}>{title}&nbsp;: où nous en sommes</p>
        <div className={css.now}>
          <h2 className={css.sentence} id="phase">
            {sentence}
          </h2>
          {daysLeft !== undefined && daysLeft >= 0 && <DaysLeft daysLeft={daysLeft} />}
        </div>
        <p className={css.action}>
          <PhaseActions election={election} />
        </p>
        <div className={css.tracks}>
          {ballots.map(({ ballot, steps }) => (
            <ElectionTrack key={ballot} ballot={ballot} steps={steps} />
          ))}
        </div>
      </div>
    </section>
  )
}
