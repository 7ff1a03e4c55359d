import type { Image } from "#app/lib/image.ts"
import { typeset } from "#app/lib/french.ts"
import { versionedMedia } from "#app/lib/media-url.ts"
import type { DirectusFiles } from "./schema.generated.ts"

/** What to ask of a related file so that `toImage` can show it. */
export const imageFields = ["id", "alt", "is_decorative", "credit", "width", "height", "modified_on"] as const

export type ImageRow = Pick<DirectusFiles, Exclude<(typeof imageFields)[number], "modified_on">> & {
  modified_on: string
}

/** A related file as a picture; nothing when there is none, or when its size is unknown (not a picture). */
export function toImage(row: ImageRow | null | undefined): Image | undefined {
  if (!row?.width || !row.height) return undefined
  return {
    id: versionedMedia(row),
    alt: row.is_decorative ? "" : typeset(row.alt ?? ""),
    width: row.width,
    height: row.height,
    credit: row.credit ?? undefined,
  }
}
