import type { Blocks } from "#app/cms/schema.generated.ts"
import { listPlaces } from "#app/features/places/places.server.ts"

/** The places of a kind; buildings when an editor chose none. */
export const listBlockPlaces = (kind: Blocks["place_kind"]) => listPlaces(kind ?? "building")
