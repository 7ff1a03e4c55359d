/** The six sectors of the staff, as visitors read them; the key is the one that records hold. */
export const SECTORS = {
  gestion: "Gestion",
  politique: "Politique",
  comptabilite: "Comptabilité",
  communication: "Communication",
  logistique: "Logistique",
  filiales_services: "Filiales et services",
} as const

export type Sector = keyof typeof SECTORS

const isSector = (key: string): key is Sector => Object.hasOwn(SECTORS, key)

/** The sectors in the order in which they are shown. */
export const sectors: readonly Sector[] = Object.keys(SECTORS).filter(isSector)

/** The anchor of a sector on the staff page. */
export const sectorId = (sector: Sector): string => sector.replaceAll("_", "-")
