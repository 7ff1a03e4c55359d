import { customEndpoint } from "@directus/sdk"
import { z } from "zod"
import { ask, askFor } from "#app/cms/client.server.ts"
import type { Day } from "#app/lib/dates.ts"
import { notFound } from "#app/lib/not-found.ts"

const Row = z
  .object({
    receipt: z.string(),
    building: z.string().nullable(),
    week_start: z.string(),
    boards: z.number(),
    state: z.enum(["requested", "accepted", "refused", "cancelled", "full", "aside"]),
    association: z.string(),
  })
  .transform(({ building, week_start, ...rest }) => ({ ...rest, building: building ?? undefined, week: week_start }))

/** What the holder of a link sees of a reservation; `week` is its Monday. */
export type Reservation = z.output<typeof Row>

/** What a mail's link holds: which reservation, and the proof that the mail was sent to its person. */
export type ReservationLink = { id: string; token: string }

/** @throws a 404 for what cannot be such a link */
export function readReservationLink(query: URLSearchParams): ReservationLink {
  const [id, token] = [query.get("demande") ?? "", query.get("jeton") ?? ""]
  if (!/^[0-9a-f-]{36}$/i.test(id) || !/^[\w-]{43}$/.test(token)) throw notFound()
  return { id, token }
}

const known = (answer: Reservation | null): Reservation => {
  if (answer === null) throw notFound()
  return answer
}

/** @throws a 404 for a link that is not ours, 503 when the backend fails or does not answer */
export const getReservation = async ({ id, token }: ReservationLink): Promise<Reservation> =>
  known(await askFor(Row.nullable(), `/reservations/${id}`, { token }))

/** Cancels a reservation; one that is over already stays what it is. @throws as `getReservation` does */
export async function cancelReservation({ id, token }: ReservationLink): Promise<Reservation> {
  const path = `/reservations/${id}/cancel`
  const answer = await ask(customEndpoint<unknown>({ path, method: "POST", body: JSON.stringify({ token }) }))
  return known(Row.nullable().parse(answer))
}

const Held = z.array(z.object({ building: z.string(), held: z.number() }))

/**
 * How many boards are held in a week, by building (slug). Never part of a published page: any request changes it.
 * @returns undefined when the content backend does not say
 */
export async function readHeldBoards(monday: Day): Promise<Map<string, number> | undefined> {
  try {
    const rows = await askFor(Held, "/reservations/held", { from: monday, weeks: 1 })
    return new Map(rows.map(({ building, held }) => [building, held]))
  } catch {
    // Logged already where it failed: the page says how many boards there are, and that it cannot say more.
    return undefined
  }
}
