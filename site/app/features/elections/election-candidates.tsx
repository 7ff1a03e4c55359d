import { Badge } from "#app/ui/badge.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./election-candidates.module.css"
import type { Candidate } from "./election-row.server.ts"
import { BALLOT_LABELS } from "./election-sentence.ts"

const BODIES = ["executive", "board"] as const

function CandidateEntry({ candidate: { name, text, href, isElected } }: { candidate: Candidate }) {
  return (
    <li className={css.candidate}>
      <p className={css.name}>
        {href ? <SiteLink href={href}>{name}</SiteLink> : name}{" "}
        {isElected && <Badge tone="good">Candidature élue</Badge>}
      </p>
      {text && <p>{text}</p>}
    </li>
  )
}

/** Who runs for what: one line a position, its candidates beside it. */
export function ElectionCandidates({ candidates }: { candidates: readonly Candidate[] }) {
  return BODIES.map((body) => {
    const own = candidates.filter((candidate) => candidate.body === body)
    if (own.length === 0) return null
    const positions = [...new Set(own.map(({ position }) => position))]
    return (
      <div key={body}>
        <h3 className={css.body}>{BALLOT_LABELS[body]}</h3>
        <dl className={css.positions}>
          {positions.map((position) => (
            <div key={position} className={css.position}>
              <dt className={css.title}>{position}</dt>
              <dd>
                <ul className={css.candidates}>
                  {own
                    .filter((candidate) => candidate.position === position)
                    .map((candidate, index) => (
                      <CandidateEntry key={index} candidate={candidate} />
                    ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    )
  })
}
