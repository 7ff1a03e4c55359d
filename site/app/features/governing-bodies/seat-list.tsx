import { Badge } from "#app/ui/badge.tsx"
import type { Seat } from "./governing-bodies.server.ts"
import css from "./seat-list.module.css"

function SeatHolder({ seat: { holder, state, endsOn, shownEnd } }: { seat: Seat }) {
  if (state === "vacant") return <Badge>À pourvoir</Badge>
  return (
    <>
      {holder}
      {endsOn && (
        <span className={css.end}>
          {state === "expired" ? (
            <Badge tone="past">Mandat terminé</Badge>
          ) : (
            <>
              jusqu’au <time dateTime={endsOn}>{shownEnd}</time>
            </>
          )}
        </span>
      )}
    </>
  )
}

/** The seats of a body: a full square for each one held, an empty one for each to fill, then who holds it. */
export function SeatList({ seats }: { seats: readonly Seat[] }) {
  return (
    <ul className={css.seats}>
      {seats.map((seat, index) => (
        <li key={index} className={css.seat} data-state={seat.state}>
          <span className={css.title}>{seat.title}</span>
          <span className={css.holder}>
            <SeatHolder seat={seat} />
          </span>
        </li>
      ))}
    </ul>
  )
}
