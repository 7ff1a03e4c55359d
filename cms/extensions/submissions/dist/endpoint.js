import { arrive } from "./arrive.js"
import { attachmentFolder } from "./attachment-folder.js"
import { collections, isId } from "./collections.js"
import { toCsv } from "./csv.js"
import { readArrival, WrongArrival } from "./read-arrival.js"
import { destroyExpired } from "./retention.js"
import { sheet } from "./sheet.js"

/** Nothing here is a page of the Studio: no script, no embedding, no copy anywhere. */
const guarded = {
  "Cache-Control": "no-store",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
}

const refuse = (response, status, message) =>
  response
    .status(status)
    .set(guarded)
    .json({ errors: [{ message }] })

export default {
  id: "submissions",
  handler: (router, { database, services, getSchema, env, logger }) => {
    const publicUrl = String(env.PUBLIC_URL ?? "").replace(/\/+$/, "")
    const folder = attachmentFolder(env)
    const context = { database, services, getSchema, folder, publicUrl, logger }

    /** Directus' own permissions decide who reads: this throws for whoever may not. */
    const itemsFor = async (request, collection) =>
      new services.ItemsService(collection, { schema: await getSchema(), accountability: request.accountability })

    const answering = (handle) => async (request, response, next) => {
      if (!request.accountability?.user) return refuse(response, 403, "Sign in first")
      try {
        await handle(request, response)
      } catch (error) {
        if (error instanceof WrongArrival) return refuse(response, error.status, error.message)
        next(error)
      }
    }

    router.post(
      "/",
      answering(async (request, response) => {
        const { isNew } = await arrive(context, request.accountability, await readArrival(request))
        response.set(guarded).json({ data: { status: "delivered", isNew } })
      }),
    )

    router.post(
      "/retention",
      answering(async (request, response) => {
        if (request.accountability.admin !== true) return refuse(response, 403, "For administrators")
        const { day } = request.body ?? {}
        if (!/^\d{4}-\d{2}-\d{2}$/.test(String(day))) return refuse(response, 400, "A day is expected, YYYY-MM-DD")
        response.set(guarded).json({ data: { destroyed: await destroyExpired(context, day) } })
      }),
    )

    router.get(
      "/:collection/export.csv",
      answering(async (request, response) => {
        const { collection } = request.params
        if (!collections.includes(collection)) return refuse(response, 404, "Unknown collection")
        const items = await itemsFor(request, collection)
        const rows = await items.readByQuery({ limit: -1, sort: ["-submitted_at"] })
        response.set({ ...guarded, "Content-Disposition": `attachment; filename="${collection}.csv"` })
        response.type("text/csv; charset=utf-8").send(toCsv(rows))
      }),
    )

    const findRecord = async (request) => {
      const { collection, id } = request.params
      if (!collections.includes(collection) || !isId(id)) return undefined
      return (await itemsFor(request, collection)).readOne(id)
    }

    router.get(
      "/:collection/:id",
      answering(async (request, response) => {
        const record = await findRecord(request)
        if (!record) return refuse(response, 404, "Unknown record")
        response.set(guarded).type("text/html; charset=utf-8").send(sheet(request.params.collection, record))
      }),
    )

    router.get(
      "/:collection/:id/attachments/:position",
      answering(async (request, response) => {
        const record = await findRecord(request)
        const attachment = record?.attachments?.[Number(request.params.position)]
        if (!attachment) return refuse(response, 404, "Unknown attachment")
        const bytes = await folder.read(record.id, Number(request.params.position))
        const name = String(attachment.name).replace(/[^\w.-]/g, "_")
        response.set({ ...guarded, "Content-Disposition": `attachment; filename="${name}"` })
        response.type("application/octet-stream").send(bytes)
      }),
    )
  },
}
