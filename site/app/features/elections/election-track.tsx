import type { Ballot } from "./election-rules.ts"
import { BALLOT_LABELS } from "./election-sentence.ts"
import type { TrackStep } from "./election-timeline.ts"
import css from "./election-track.module.css"

const SPOKEN = { past: "terminé", current: "en ce moment", coming: "à venir" } as const

/** The stages of one ballot on a line: what is done, where it is, what is left. */
export function ElectionTrack({ ballot, steps }: { ballot: Ballot; steps: readonly TrackStep[] }) {
  if (steps.length === 0) return null
  return (
    <div>
      <h3 className={css.name}>{BALLOT_LABELS[ballot]}</h3>
      <ol className={css.steps}>
        {steps.map(({ stage, label, state }) => (
          <li
            key={stage}
            className={css.step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            {label} <span className={css.spoken}>({SPOKEN[state]})</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
