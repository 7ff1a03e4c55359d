import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { z } from "zod"
import type { Instance } from "./throwaway-directus.ts"

const Answer = z.object({
  status: z.enum(["held", "full"]),
  state: z.string(),
  cancelToken: z.string().optional(),
  alternatives: z.array(z.object({ building: z.string(), week_start: z.string(), free: z.number() })).optional(),
})
const Place = z.object({ id: z.number(), slug: z.string(), notice_board_count: z.number() })
const Held = z.array(z.object({ building: z.string(), week_start: z.string(), held: z.number() }))
const Shown = z.object({ state: z.string(), boards: z.number() })

/** Never more notice boards than there are, whoever asks and however many at the same moment. */
export function reservationSuite(instance: () => Instance): void {
  /** As the outbox does: what a backend under pressure has not taken is sent again. */
  const ask = async (path: string, init: RequestInit = {}, token = instance().siteToken) => {
    for (;;) {
      const headers = { "content-type": "application/json", Authorization: `Bearer ${token}` }
      const answer = await fetch(instance().url + path, { ...init, headers })
      if (answer.status !== 503) return answer
      await sleep(100)
    }
  }
  const dataOf = async <Out>(answer: Response, shape: z.ZodType<Out>) => {
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return z.object({ data: shape }).parse(await answer.json()).data
  }
  const requestOf = (building: string, week: string, changes: object = {}) => {
    const id = randomUUID()
    return {
      id,
      receipt: `BAB-${id.slice(0, 12)}`,
      submitted_at: "2026-11-20T15:00:00Z",
      building,
      week_start: week,
      boards: 1,
      association: "Association des Érables",
      contact_name: "Une personne",
      contact_email: "personne@courriel.example",
      ...changes,
    }
  }
  const request = async (record: object) =>
    dataOf(await ask("/reservations", { method: "POST", body: JSON.stringify(record) }), Answer)
  const buildingWith = async (boards: number) => {
    const filter = `filter[kind][_eq]=building&filter[notice_board_count][_eq]=${boards}&limit=1`
    const [place] = await dataOf(await ask(`/items/places?${filter}`), z.array(Place))
    if (!place) throw new Error(`the seed has no building with ${boards} boards`)
    return place
  }
  const held = async (building: string, week: string) => {
    const rows = await dataOf(await ask(`/reservations/held?from=${week}&weeks=1`), Held)
    return rows.find((row) => row.building === building)?.held ?? 0
  }
  const change = (id: string, changes: object) =>
    ask(`/items/reservations/${id}`, { method: "PATCH", body: JSON.stringify(changes) }, instance().adminToken)

  test("of a hundred who want the last board at the same moment one gets it, the others are told where else", async () => {
    const { slug } = await buildingWith(3)
    const week = "2027-01-04"
    expect((await request(requestOf(slug, week, { boards: 2 }))).status).toBe("held")
    const answers = await Promise.all(Array.from({ length: 100 }, () => request(requestOf(slug, week))))
    const told = answers.filter(({ status }) => status === "full")
    expect([answers.length - told.length, told.length]).toEqual([1, 99])
    for (const { alternatives = [] } of told) {
      expect(alternatives).toContainEqual(
        expect.objectContaining({ building: slug, week_start: "2027-01-11", free: 3 }),
      )
      expect(alternatives.some((one) => one.building !== slug && one.week_start === week)).toBe(true)
    }
    expect(await held(slug, week)).toBe(3)
  })

  test("the same request again, also at the same moment, holds nothing more and gets the same answer", async () => {
    const { slug } = await buildingWith(4)
    const record = requestOf(slug, "2027-01-11", { boards: 2 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(record)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await held(slug, "2027-01-11")).toBe(2)
  })

  test("a request holds its boards until staff refuse it; in the Studio too, none is held twice", async () => {
    const { slug } = await buildingWith(1)
    const week = "2027-01-18"
    const [first, second] = [requestOf(slug, week), requestOf(slug, week)]
    expect((await request(first)).status).toBe("held")
    expect((await request(second)).status).toBe("full")
    expect((await change(first.id, { state: "accepted" })).status).toBe(200)
    const refused = await change(second.id, { state: "accepted" })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("aucun babillard n’est libre"),
    ])
    expect((await change(first.id, { state: "refused" })).status).toBe(200)
    // Two editors at the same moment: one of them is told.
    const both = await Promise.all([first, second].map(({ id }) => change(id, { state: "accepted" })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    expect(await held(slug, week)).toBe(1)
    const winner = both[0]?.status === 200 ? first : second
    expect((await change(winner.id, { boards: 2 })).status).toBe(400)
  })

  test("only who has the link sees a reservation and cancels it, which makes room", async () => {
    const { slug } = await buildingWith(1)
    const week = "2027-01-25"
    const record = requestOf(slug, week)
    const { cancelToken = "" } = await request(record)
    const cancel = (token: string) =>
      ask(`/reservations/${record.id}/cancel`, { method: "POST", body: JSON.stringify({ token }) })
    const wrong = "x".repeat(43)
    expect(await dataOf(await ask(`/reservations/${record.id}?token=${wrong}`), z.null())).toBeNull()
    expect(await dataOf(await cancel(wrong), z.null())).toBeNull()
    const shown = await dataOf(await ask(`/reservations/${record.id}?token=${cancelToken}`), Shown)
    expect(shown).toEqual({ state: "requested", boards: 1 })
    expect(await held(slug, week)).toBe(1)
    for (const _ of ["once", "again"]) expect((await dataOf(await cancel(cancelToken), Shown)).state).toBe("cancelled")
    expect(await held(slug, week)).toBe(0)
  })

  test("what is no request, or comes from nobody, holds nothing", async () => {
    const { slug } = await buildingWith(2)
    const wrong = [
      { week_start: "2027-01-05" },
      { boards: 0 },
      { boards: "2" },
      { building: "nulle-part" },
      { id: "1" },
    ]
    for (const changes of wrong) {
      const body = JSON.stringify(requestOf(slug, "2027-02-01", changes))
      expect((await ask("/reservations", { method: "POST", body })).status).toBe(400)
    }
    const body = JSON.stringify(requestOf(slug, "2027-02-01"))
    expect((await ask("/reservations", { method: "POST", body }, "nobody")).status).toBe(401)
    // The site may only ask; the boards that a change would take are not taken either.
    const record = requestOf(slug, "2027-02-01")
    await request(record)
    const patch = { method: "PATCH", body: JSON.stringify({ boards: 2 }) }
    expect((await ask(`/items/reservations/${record.id}`, patch)).status).toBe(403)
    expect(await held(slug, "2027-02-01")).toBe(1)
  })
}
