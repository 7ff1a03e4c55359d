import { z } from "zod"

/** Where as many boards as asked for are free: `building` is its slug, `week` a Monday. */
export type Alternative = { name: string; week: string; free: number }

/** What became of a request for boards; `unconfirmed`: it is kept, and the content backend has not answered yet. */
export type ReservationAnswer =
  | { status: "held" | "unconfirmed" }
  | { status: "full"; alternatives: readonly Alternative[] }

const Alternatives = z.object({
  alternatives: z.array(
    z
      .object({ name: z.string(), week_start: z.string(), free: z.number() })
      .transform(({ name, week_start, free }) => ({ name, week: week_start, free })),
  ),
})

/** The content backend's answer, in our words. What looks like abuse is kept without being confirmed. */
export function toReservationAnswer({ status, data }: { status: string; data?: unknown }): ReservationAnswer {
  if (status === "held") return { status }
  if (status !== "full") return { status: "unconfirmed" }
  return { status, alternatives: Alternatives.safeParse(data).data?.alternatives ?? [] }
}
