import type { Place } from "./places.server.ts"

const startLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** « Niveau 0, local 0145 »: where in its building. */
export const describeSpot = ({ floor, room }: Pick<Place, "floor" | "room">): string | undefined =>
  [floor, room && `${floor ? "local" : "Local"}\u00A0${room}`].filter(Boolean).join(", ") || undefined

/** « Pavillon des Érables, niveau 0, local 0145 », or the address of a place that stands in no building. */
export function describeLocation({
  building,
  floor,
  room,
  address,
}: Pick<Place, "building" | "floor" | "room" | "address">): string | undefined {
  const spot = describeSpot({ floor, room })
  if (building === undefined) return [spot, address].filter(Boolean).join(", ") || undefined
  return spot === undefined ? building.name : `${building.name}, ${startLower(spot)}`
}

/** Width and height in centimetres, from « 30 × 45 × 180 cm » (width, depth, height); undefined for another wording. */
export function readSize(size: string | undefined): { width: number; height: number } | undefined {
  const [, width, height] = /^(\d+)\s*[×x]\s*\d+\s*[×x]\s*(\d+)\s*cm$/i.exec(size ?? "") ?? []
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) }
}
