import { mediaWidths } from "#app/lib/media-url.ts"

/** What a `/media/…` address asks for: a file as it is, or a picture scaled to `width` pixels. */
export type MediaAddress = { id: string; version: string | undefined; width: number | undefined }

const pattern = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([0-9a-z]{1,12}))?(?:\/([1-9]\d{0,3}))?$/
const mentions = new RegExp(`${pattern.source.slice(1, -1)}(?![\\w-])`, "g")

const toAddress = ([, id = "", version, width]: RegExpMatchArray): MediaAddress => ({
  id,
  version,
  width: width === undefined ? undefined : Number(width),
})

/** Reads the path of a request; undefined when it is no address of a medium. */
export const readMediaAddress = (path: string): MediaAddress | undefined => {
  const match = pattern.exec(path)
  return match ? toAddress(match) : undefined
}

/** The media addresses that a page mentions, each once. */
export const findMedia = (html: string): string[] => [...new Set([...html.matchAll(mentions)].map(([path]) => path))]

/** Whether a picture may be asked for at `width`: a listed one, or its own when it is smaller than the largest. */
export const isAllowedWidth = (width: number, naturalWidth: number) =>
  width <= naturalWidth && (mediaWidths.includes(width) || width === naturalWidth)
