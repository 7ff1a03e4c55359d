import { findAlternatives } from "./alternatives.js"
import { freeBoards, holding, takeBuilding } from "./boards.js"
import { Refusal } from "./refusal.js"
import { isMonday } from "./weeks.js"

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What looks like abuse holds nothing before somebody has looked. */
const stateOf = ({ state, boards }, free) => (state === "aside" ? "aside" : boards <= free ? "requested" : "full")

const expectRequest = ({ id, building, week_start, boards }) => {
  if (!uuid.test(String(id))) throw new Refusal("A request needs an id")
  if (typeof building !== "string" || building === "") throw new Refusal("building is the slug of one")
  if (!isMonday(week_start)) throw new Refusal("week_start is a Monday")
  if (!Number.isInteger(boards) || boards < 1) throw new Refusal("boards is a number of them")
}

/**
 * Takes a request for boards: holds them, or keeps the request as one that found none. The same `id` again changes
 * nothing and gets the same answer.
 * @param context { database, services, getSchema, tokens }
 * @param request the record, `building` being a slug
 * @returns {Promise<{status: "held" | "full" | "delivered", state: string, cancelToken?: string, alternatives?: object[]}>}
 */
export const requestBoards = async ({ database, services, getSchema, tokens }, accountability, request) => {
  expectRequest(request)
  const schema = await getSchema()
  const toolsOf = (knex) => ({ services, schema, knex })

  const answerOf = async ({ id, building, week_start, boards, state }) => {
    if (state === "aside") return { status: "delivered", state }
    if (state !== "full")
      return { status: "held", state, ...(holding.includes(state) && { cancelToken: tokens.of(id) }) }
    const alternatives = await findAlternatives(toolsOf(database), { building, week_start, boards })
    return { status: "full", state, alternatives }
  }

  const find = async (knex) => {
    const items = new services.ItemsService("reservations", { schema, knex })
    const [known] = await items.readByQuery({ filter: { id: { _eq: request.id } }, limit: 1 })
    return known
  }

  const record = await database.transaction(async (knex) => {
    const place = await takeBuilding(knex, { slug: request.building })
    if (!place) throw new Refusal("Unknown building")
    // After the building was taken: the same request, posted twice at the same moment, waited here.
    const known = await find(knex)
    if (known) return known
    const free = await freeBoards(toolsOf(knex), place, request.week_start)
    const made = { ...request, building: place.id, state: stateOf(request, free) }
    await new services.ItemsService("reservations", { schema, knex, accountability }).createOne(made)
    return made
  })
  return answerOf(record)
}
