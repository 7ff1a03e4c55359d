import { readPublished } from "#app/cms/client.server.ts"
import type { Blocks } from "#app/cms/schema.generated.ts"
import { sortFrench } from "#app/lib/collation.ts"
import { typeset } from "#app/lib/french.ts"

const readPlaces = (kind: Blocks["place_kind"]) =>
  readPublished("places", {
    fields: ["name", "floor", "room", "address", "map_url", "hours"],
    filter: { kind: { _eq: kind ?? "building" } },
  })

/** The places of a kind, in French alphabetical order. */
export async function listBlockPlaces(kind: Blocks["place_kind"]) {
  const places = (await readPlaces(kind)).map((row) => ({
    name: typeset(row.name),
    detail: typeset([row.floor, row.room, row.address, row.hours].filter(Boolean).join(", ")) || undefined,
    mapUrl: row.map_url ?? undefined,
  }))
  return sortFrench(places, (place) => place.name)
}
