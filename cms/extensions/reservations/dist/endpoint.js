import { cancelTokens } from "./cancel-token.js"
import { heldBoards, holding } from "./boards.js"
import { Refusal } from "./refusal.js"
import { requestBoards } from "./request-boards.js"
import { addWeeks, isMonday } from "./weeks.js"

const longest = 53

/** `/reservations`: what the site asks for visitors; see README.md. */
export default {
  id: "reservations",
  handler: (router, { database, services, getSchema, env }) => {
    const tokens = cancelTokens(env)
    const context = { database, services, getSchema, tokens }

    const answering = (handle) => async (request, response, next) => {
      response.set("Cache-Control", "no-store")
      try {
        if (!request.accountability?.user) throw new Refusal("Sign in first", 403)
        response.json({ data: await handle(request) })
      } catch (error) {
        next(error)
      }
    }

    router.post(
      "/",
      answering(({ body, accountability }) => requestBoards(context, accountability, body ?? {})),
    )

    router.get(
      "/held",
      answering(async ({ query }) => {
        const { from, weeks } = query
        if (!isMonday(from) || !(Number(weeks) >= 1 && Number(weeks) <= longest))
          throw new Refusal("from is a Monday, weeks a number of them")
        const tools = { services, schema: await getSchema(), knex: database }
        const inWeeks = { _gte: from, _lt: addWeeks(from, Number(weeks)) }
        const slugs = new Map((await database("places").select("id", "slug")).map(({ id, slug }) => [id, slug]))
        const rows = await heldBoards(tools, { week_start: inWeeks })
        return rows.map((row) => ({ ...row, building: slugs.get(row.building) }))
      }),
    )

    /** Whoever has the link may see and cancel this one, and nothing else. */
    const find = async ({ params, body, query }) => {
      const items = new services.ItemsService("reservations", { schema: await getSchema() })
      const token = body?.token ?? query.token
      const [row] = tokens.isRight(params.id, token)
        ? await items.readByQuery({ filter: { id: { _eq: params.id } }, fields: ["*", "building.name"], limit: 1 })
        : []
      return { items, row }
    }
    /** Null for who has not the link: there may be such a reservation, or not. */
    const shown = (row) => {
      if (!row) return null
      const { receipt, building, week_start, boards, state, association } = row
      return { receipt, building: building?.name ?? null, week_start, boards, state, association }
    }

    router.get(
      "/:id",
      answering(async (request) => shown((await find(request)).row)),
    )

    router.post(
      "/:id/cancel",
      answering(async (request) => {
        const { items, row } = await find(request)
        if (!holding.includes(row?.state)) return shown(row)
        await items.updateOne(row.id, { state: "cancelled" })
        return shown({ ...row, state: "cancelled" })
      }),
    )
  },
}
