import { freeBoards, holding, takeBuilding } from "./boards.js"
import { FieldRefusal } from "./refusal.js"
import { isMonday } from "./weeks.js"

const ruled = ["building", "week_start", "boards", "state"]

const idOf = (relation) => (typeof relation === "object" && relation !== null ? relation.id : relation)

const countOf = (free) => (free === 1 ? "un seul babillard est libre" : `${free} babillards sont libres`)

const expectRoom = async (tools, { building, week_start, boards }, id) => {
  if (!isMonday(week_start)) throw new FieldRefusal("week_start", "« Semaine du » doit être un lundi.")
  if (!Number.isInteger(boards) || boards < 1)
    throw new FieldRefusal("boards", "« Babillards » doit être un nombre d’au moins 1.")
  const place = await takeBuilding(tools.knex, { id: idOf(building) ?? null })
  if (!place) throw new FieldRefusal("building", "Choisissez le pavillon.")
  const free = await freeBoards(tools, place, week_start, id)
  if (boards > free)
    throw new FieldRefusal(
      "boards",
      `${place.name}, semaine du ${week_start} : ${free < 1 ? "aucun babillard n’est libre" : countOf(free)}. Refusez ou déplacez d’abord une autre réservation.`,
    )
}

/** Whoever writes a reservation, in the Studio or through the API: never more boards than there are. */
export default function ruleHook({ filter }, { services }) {
  filter("reservations.items.create", async (payload, _, { database, schema }) => {
    const state = payload.state ?? "requested"
    if (holding.includes(state)) await expectRoom({ services, schema, knex: database }, payload, payload.id)
    return payload
  })

  filter("reservations.items.update", async (payload, { keys }, { database, schema, accountability }) => {
    const change = Object.fromEntries(Object.entries(payload).filter(([field]) => ruled.includes(field)))
    if (Object.keys(change).length === 0) return payload
    // Directus writes in a transaction that begins after this: the boards are taken here, in the one that counted them.
    await database.transaction(async (knex) => {
      const items = new services.ItemsService("reservations", { schema, knex })
      const asWriter = new services.ItemsService("reservations", { schema, knex, accountability })
      for (const id of keys) {
        const next = { ...(await items.readOne(id, { fields: ruled })), ...change }
        if (!holding.includes(next.state)) continue
        await expectRoom({ services, schema, knex }, next, id)
        await asWriter.updateOne(id, change, { emitEvents: false })
      }
    })
    return payload
  })
}
