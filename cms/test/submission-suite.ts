import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { z } from "zod"
import { readAccess } from "#cms/scripts/access/read-access.ts"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import type { Instance } from "./throwaway-directus.ts"

const pdf = { name: "curriculum-1.pdf", type: "application/pdf", bytes: "%PDF-1.7 Une page" }
const Answer = z.object({ data: z.object({ status: z.literal("delivered"), isNew: z.boolean() }) })
const Rows = z.array(z.unknown())

const applicationOf = (id: string, changes: object = {}) => ({
  id,
  receipt: `PUB-${id.slice(0, 12)}`,
  submitted_at: "2026-11-20T15:00:00Z",
  form: "pub_application",
  sender_name: "Zoé 🎈 Lévesque",
  sender_email: "zoe@courriel.example",
  subject: "=1+1",
  summary: "Poste\nService aux tables",
  content: { positions: ["service"], motivation: "@SUM(A1)\n-2" },
  purge_on: "2027-05-20",
  ...changes,
})

const rightsOf = (id: string) => ({
  id,
  receipt: `BDE-${id.slice(0, 12)}`,
  submitted_at: "2026-11-20T15:00:00Z",
  topic: "fees",
  situation: "Une situation",
  purge_on: "2027-05-20",
})

/** What the site's outbox delivers: kept once, whole, for those who may read it, and until its day. */
export function submissionSuite(instance: () => Instance): void {
  const ask = (path: string, token: string | undefined, init: RequestInit = {}) =>
    fetch(instance().url + path, {
      ...init,
      headers: { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) },
    })

  const deliver = (
    record: object,
    collection = "form_submissions",
    token: string | undefined = instance().siteToken,
  ) => {
    const body = new FormData()
    body.append("submission", JSON.stringify({ collection, record }))
    if (collection === "form_submissions")
      body.append("attachment", new Blob([pdf.bytes], { type: pdf.type }), pdf.name)
    return ask("/submissions", token, { method: "POST", body })
  }
  const delivered = async (record: object, collection?: string) => {
    const answer = await deliver(record, collection)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return Answer.parse(await answer.json()).data.isNew
  }

  /** Somebody of the Studio, gone when the work is done: only three have a seat. */
  const asMemberOf = async (label: string, work: (token: string) => Promise<void>) => {
    const role = readAccess(readModel()).find((candidate) => candidate.label === label)
    const [token, id] = [randomUUID(), randomUUID()]
    const person = { id, email: `${id}@example.com`, role: role?.roleId, token, status: "active" }
    await instance().directus.write("POST", "/users", person)
    try {
      await work(token)
    } finally {
      await instance().directus.write("DELETE", `/users/${id}`)
    }
  }

  const count = async (collection: string, id: string) =>
    (await instance().directus.read(`/items/${collection}?filter[id][_eq]=${id}&fields=id`, Rows)).length

  test("a submission posted many times, also at the same moment, is one record", async () => {
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => delivered(applicationOf(id))))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await delivered(applicationOf(id))).toBe(false)
    expect(await count("form_submissions", id)).toBe(1)
  })

  test("nobody but the site delivers, and only what is a submission", async () => {
    const id = randomUUID()
    expect((await deliver(applicationOf(id), undefined, "")).status).toBe(403)
    expect((await deliver(applicationOf(id), "settings")).status).toBe(400)
    expect((await deliver(applicationOf("x/../y"))).status).toBe(400)
    expect((await deliver(applicationOf(id, { receipt: null }))).status).toBe(400)
    const post = { method: "POST", body: "{}", headers: { "content-type": "application/json" } }
    expect((await ask("/submissions", instance().siteToken, post)).status).toBe(415)
    await asMemberOf("Bureau des droits", async (token) => {
      expect((await deliver(applicationOf(id), undefined, token)).status).toBe(403)
    })
    expect(await count("form_submissions", id)).toBe(0)
  })

  test("sheet, attachment and export are for those who may read the collection", async () => {
    const [id, rightsId] = [randomUUID(), randomUUID()]
    await delivered(applicationOf(id))
    await delivered(rightsOf(rightsId), "rights_office_requests")
    const application = [`/submissions/form_submissions/${id}`, `/submissions/form_submissions/${id}/attachments/0`]
    const open = [...application, "/submissions/form_submissions/export.csv"]
    const secret = [`/submissions/rights_office_requests/${rightsId}`, "/submissions/rights_office_requests/export.csv"]
    const statuses = (paths: string[], token: string | undefined) =>
      Promise.all(paths.map(async (path) => (await ask(path, token)).status))

    for (const token of [undefined, instance().siteToken])
      expect(await statuses([...open, ...secret], token)).toEqual([403, 403, 403, 403, 403])
    await asMemberOf("Rédaction", async (token) => {
      expect(await statuses([...open, ...secret], token)).toEqual([200, 200, 200, 403, 403])
      const attachment = await ask(`/submissions/form_submissions/${id}/attachments/0`, token)
      expect(await attachment.text()).toBe(pdf.bytes)
      expect(attachment.headers.get("content-disposition")).toBe(`attachment; filename="${pdf.name}"`)
      expect(attachment.headers.get("content-type")).toBe("application/octet-stream")
    })
    await asMemberOf("Bureau des droits", async (token) => {
      expect(await statuses([...open, ...secret], token)).toEqual([403, 403, 403, 200, 200])
    })
  })

  test("what was sent arrives intact, and the export holds no formula", async () => {
    const id = randomUUID()
    await delivered(applicationOf(id))
    const record = await instance().directus.read(
      `/items/form_submissions/${id}`,
      z.looseObject({ content: z.unknown() }),
    )
    expect(record).toMatchObject({
      sender_name: "Zoé 🎈 Lévesque",
      content: { positions: ["service"], motivation: "@SUM(A1)\n-2" },
      attachments: [{ name: pdf.name, type: pdf.type, size: pdf.bytes.length }],
      state: "new",
    })
    await asMemberOf("Rédaction", async (token) => {
      const csv = await (await ask("/submissions/form_submissions/export.csv", token)).text()
      expect(csv).toContain(`"'=1+1"`)
      expect(csv).toContain(`"'@SUM(A1)\n-2"`)
    })
  })

  test("on its day a submission is destroyed in every place, and does not come back", async () => {
    const [id, later] = [randomUUID(), randomUUID()]
    await delivered(applicationOf(id, { purge_on: "2026-12-24" }))
    await delivered(applicationOf(later, { purge_on: "2026-12-25" }))
    await instance().directus.write("PATCH", `/items/form_submissions/${id}`, { state: "done", staff_note: "Une note" })
    await asMemberOf("Rédaction", async (token) => {
      const day = { method: "POST", body: `{"day":"2026-12-24"}`, headers: { "content-type": "application/json" } }
      expect((await ask("/submissions/retention", token, day)).status).toBe(403)
    })
    const destroy = (day: string) =>
      instance().directus.create("/submissions/retention", { day }, z.object({ destroyed: z.number() }))
    expect(await destroy("2026-12-23")).toEqual({ destroyed: 0 })
    expect(await destroy("2026-12-24")).toEqual({ destroyed: 1 })
    expect([await count("form_submissions", id), await count("form_submissions", later)]).toEqual([0, 1])
    for (const log of ["revisions", "activity"])
      expect(await instance().directus.read(`/${log}?filter[item][_eq]=${id}`, Rows)).toEqual([])
    expect(await delivered(applicationOf(id))).toBe(false)
    expect(await count("form_submissions", id)).toBe(0)
  })

  test("a record deleted by hand takes its attachments with it", async () => {
    const id = randomUUID()
    await delivered(applicationOf(id))
    await instance().directus.write("DELETE", `/items/form_submissions/${id}`)
    expect(await delivered(applicationOf(id))).toBe(false)
    expect(await count("form_submissions", id)).toBe(0)
  })
}
