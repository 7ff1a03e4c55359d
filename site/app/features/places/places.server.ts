import { readPublished } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import type { Places } from "#app/cms/schema.generated.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { sortFrench } from "#app/lib/collation.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { orderFeatures } from "./place-features.ts"

// Every place at once: a building is a place too, and must be published by itself to be named.
const readPlaces = () =>
  readPublished("places", {
    fields: [
      "id",
      "slug",
      "name",
      "kind",
      "building",
      "code",
      "floor",
      "room",
      "address",
      "map_url",
      "features",
      "size",
      "price",
      "quantity",
      "is_available",
      "hours",
      "description",
      "contact_email",
      { image: imageFields },
    ],
    sort: ["sort", "id"],
  })

type Row = Awaited<ReturnType<typeof readPlaces>>[number]

export type Place = ReturnType<typeof toPlace>
export type PlaceKind = Places["kind"]

/**
 * A place in our words. `building` is the row of the building it stands in, when that one is published.
 * @throws Error when it has no name
 */
export const toPlace = (row: Row, building: Row | undefined) => ({
  slug: row.slug,
  name: requiredText(row.name),
  building: building && { name: requiredText(building.name), code: building.code ?? undefined },
  floor: optionalText(row.floor),
  room: optionalText(row.room),
  address: optionalText(row.address ?? building?.address ?? null),
  mapUrl: safeHref(row.map_url) ?? safeHref(building?.map_url),
  features: orderFeatures(row.features ?? []),
  size: optionalText(row.size),
  price: optionalText(row.price),
  quantity: row.quantity ?? undefined,
  isAvailable: row.is_available !== false,
  hours: optionalText(row.hours),
  description: optionalText(row.description),
  email: row.contact_email ?? undefined,
  image: toImage(row.image),
})

/** The places of a kind: in the order editors gave, else by building in French alphabetical order. */
export async function listPlaces(kind: PlaceKind): Promise<Place[]> {
  const rows = await readPlaces()
  const buildings = new Map(rows.filter((row) => row.kind === "building").map((row) => [row.id, row]))
  const places = soundRows(
    "places",
    rows.filter((row) => row.kind === kind),
    (row) => toPlace(row, row.building === null ? undefined : buildings.get(row.building)),
  )
  return sortFrench(places, (place) => place.building?.name ?? place.name)
}
