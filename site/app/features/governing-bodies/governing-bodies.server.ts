import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { type Day, formatDay } from "#app/lib/dates.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { seatState } from "./governing-body-rules.ts"

const readBodies = () =>
  readPublished("governing_bodies", {
    fields: ["slug", "name", "kind", "scope", "role", "rhythm", "workload", "seats", "how_to_join", "contact_email"],
    sort: ["sort", "name"],
  })

type Row = Awaited<ReturnType<typeof readBodies>>[number]

function toSeat(row: NonNullable<Row["seats"]>[number], today: Day) {
  const seat = {
    title: requiredText(row.title),
    holder: row.holder ? typeset(row.holder) : undefined,
    isVacant: row.is_vacant === true,
    endsOn: row.term_ends_on ?? undefined,
  }
  return {
    ...seat,
    shownEnd: seat.endsOn === undefined ? undefined : formatDay(seat.endsOn),
    state: seatState(seat, today),
  }
}

/**
 * A governing body in our words, with its free seats counted on `today`.
 * @throws Error when it has no name or does not say what it is for
 */
export function toGoverningBody(row: Row, today: Day) {
  const seats = soundRows("governing_bodies.seats", row.seats ?? [], (seat) => toSeat(seat, today))
  return {
    slug: row.slug,
    name: requiredText(row.name),
    kind: row.kind,
    scope: row.scope ?? undefined,
    role: requiredText(row.role),
    rhythm: optionalText(row.rhythm),
    workload: optionalText(row.workload),
    seats,
    vacancies: seats.filter(({ state }) => state === "vacant").length,
    howToJoin: row.how_to_join ? cleanHtml(row.how_to_join) : undefined,
    email: row.contact_email ?? undefined,
  }
}

export type GoverningBody = ReturnType<typeof toGoverningBody>
export type Seat = GoverningBody["seats"][number]

/** Councils, committees and commissions, the board among them, in the order editors gave. */
async function listGoverningBodies(): Promise<GoverningBody[]> {
  const today = dayOf(now())
  const bodies = soundRows("governing_bodies", await readBodies(), (row) => toGoverningBody(row, today))
  // A mandate is over the day after its last one.
  const ends = bodies.flatMap(({ seats }) => seats.flatMap(({ endsOn }) => (endsOn && endsOn >= today ? [endsOn] : [])))
  const [next] = ends.toSorted()
  if (next !== undefined) noteRightUntil(endOfDay(next))
  return bodies
}

/** The bodies one joins by asking: all but the board, which is elected and has a page of its own. */
export const listOtherBodies = async (): Promise<GoverningBody[]> =>
  (await listGoverningBodies()).filter(({ kind }) => kind !== "board")

/** The board of directors; nothing when its record is not published. */
export const findBoard = async (): Promise<GoverningBody | undefined> =>
  (await listGoverningBodies()).find(({ kind }) => kind === "board")
