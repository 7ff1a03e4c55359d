import { DOCUMENT_CATEGORIES } from "#app/features/documents/document-rules.ts"
import { listDocuments } from "#app/features/documents/documents.server.ts"
import { EQUIPMENT_CATEGORIES } from "#app/features/equipment/equipment-rules.ts"
import { listEquipment } from "#app/features/equipment/equipment.server.ts"
import { listGrants } from "#app/features/grants/grants.server.ts"
import { listPlaces, type PlaceKind } from "#app/features/places/places.server.ts"
import type { SearchRecord } from "#app/features/search/search-record.ts"
import { formatDay } from "#app/lib/dates.ts"
import { plainText } from "#app/cms/plain-text.ts"
import { joinTexts } from "./record-text.server.ts"

/** The documents, those in force first. */
export const listDocumentRecords = async (): Promise<SearchRecord[]> =>
  (await listDocuments()).map((one) => ({
    href: one.href,
    kind: "document",
    title: one.title,
    detail: [[one.format, one.size].filter(Boolean).join(", "), formatDay(one.date), one.isInForce ? "" : "archivé"]
      .filter(Boolean)
      .join(", "),
    names: "",
    summary: one.summary ?? "",
    text: DOCUMENT_CATEGORIES[one.category],
    weight: one.isInForce ? 0.9 : 0.5,
  }))

/** The grants, on the page of all of them. */
export const listGrantRecords = async (): Promise<SearchRecord[]> =>
  (await listGrants(undefined)).map(({ slug, name, amount, summary, criteria, howToApply }) => ({
    href: `/ressources/subventions#${slug}`,
    kind: "subvention",
    title: name,
    detail: amount,
    names: "subvention",
    summary,
    text: joinTexts([criteria && plainText(criteria), howToApply && plainText(howToApply)]),
    weight: 1,
  }))

/** What there is to borrow or to rent. */
export const listEquipmentRecords = async (): Promise<SearchRecord[]> =>
  (await listEquipment()).map(({ name, category, description }) => ({
    href: "/services/pret-et-location",
    kind: "materiel",
    title: name,
    detail: EQUIPMENT_CATEGORIES[category],
    names: "",
    summary: description ?? "",
    text: "prêt location",
    weight: 0.8,
  }))

/** Where a kind of places is listed. */
const PLACE_PAGES: Record<PlaceKind, string> = {
  building: "/services/babillards",
  universal_washroom: "/services/toilettes-universelles",
  storage: "/services/espaces-de-stockage",
  shared_fridge: "/services/frigo-partage",
  student_cafe: "/enjeux/sauvons-nos-cafs-et-cafes",
  menstrual_products: "/enjeux/precarite-menstruelle",
}

const PLACE_KINDS = [
  "building",
  "universal_washroom",
  "storage",
  "shared_fridge",
  "student_cafe",
  "menstrual_products",
] as const satisfies readonly PlaceKind[]

/** The places, on the page of those of their kind. */
export async function listPlaceRecords(): Promise<SearchRecord[]> {
  const kinds = await Promise.all(
    PLACE_KINDS.map(async (kind) => ({ href: PLACE_PAGES[kind], places: await listPlaces(kind) })),
  )
  return kinds.flatMap(({ href, places }) =>
    places.map(({ name, building, floor, room, address, description }) => ({
      href,
      kind: "lieu",
      title: name,
      detail: building?.name,
      names: "",
      summary: description ?? "",
      text: joinTexts([building?.name, floor, room, address]),
      weight: 0.7,
    })),
  )
}
