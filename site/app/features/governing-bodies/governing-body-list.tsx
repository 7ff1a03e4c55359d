import { Badge } from "#app/ui/badge.tsx"
import { Fold } from "#app/ui/fold.tsx"
import { Prose } from "#app/ui/prose.tsx"
import css from "./governing-body-list.module.css"
import { BODY_KINDS, BODY_SCOPES, describeVacancies } from "./governing-body-rules.ts"
import type { GoverningBody } from "./governing-bodies.server.ts"
import { SeatList } from "./seat-list.tsx"

const describeSeats = (count: number) => (count === 1 ? "Voir le siège" : `Voir les ${count}\u00A0sièges`)

/** The number of free seats, large; a full body says so in small. */
function Vacancies({ count }: { count: number }) {
  if (count === 0) {
    return (
      <p>
        <Badge tone="past">{describeVacancies(0)}</Badge>
      </p>
    )
  }
  const [number, ...words] = describeVacancies(count).split("\u00A0")
  return (
    <p className={css.vacancies}>
      <span className={css.number}>{number}</span> {words.join(" ")}
    </p>
  )
}

const BodyFact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className={css.kind}>{label}</dt>
    <dd className={css.value}>{value}</dd>
  </div>
)

function BodyEntry({ body }: { body: GoverningBody }) {
  const { slug, name, kind, scope, role, rhythm, workload, seats, vacancies, howToJoin, email } = body
  const label = [BODY_KINDS[kind], scope && BODY_SCOPES[scope]].filter((word) => word && word !== name)
  return (
    <li className={css.body} id={slug}>
      <Vacancies count={vacancies} />
      <div className={css.text}>
        <p className={css.kind}>{label.join(" · ")}</p>
        <h3 className={css.name}>{name}</h3>
        <p className={css.role}>{role}</p>
        {howToJoin && (
          <div className={css.how}>
            <Prose html={howToJoin} />
          </div>
        )}
        {email && (
          <p className={css.join}>
            <a href={`mailto:${email}?subject=${encodeURIComponent(name)}`}>
              {vacancies > 0 ? "Proposer ma candidature" : "Poser une question"}
            </a>
          </p>
        )}
      </div>
      <div>
        <dl className={css.facts}>
          {rhythm && <BodyFact label="Rencontres" value={rhythm} />}
          {workload && <BodyFact label="Temps à prévoir" value={workload} />}
        </dl>
        {seats.length > 0 && (
          <Fold summary={describeSeats(seats.length)}>
            <SeatList seats={seats} />
          </Fold>
        )}
      </div>
    </li>
  )
}

/** Bodies one under the other: how many seats are free, what it is for, how much time it takes, how to join. */
export function GoverningBodyList({ bodies }: { bodies: readonly GoverningBody[] }) {
  return (
    <ul role="list">
      {bodies.map((body) => (
        <BodyEntry key={body.slug} body={body} />
      ))}
    </ul>
  )
}
