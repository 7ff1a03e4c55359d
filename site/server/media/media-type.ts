const ascii =
  (text: string, at = 0) =>
  (bytes: Buffer) =>
    bytes.toString("latin1", at, at + text.length) === text

const isAvif = (bytes: Buffer) => /^ftypavi[fs]/.test(bytes.toString("latin1", 4, 12))
const isWebp = (bytes: Buffer) => ascii("RIFF")(bytes) && ascii("WEBP", 8)(bytes)
const isJpeg = (bytes: Buffer) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
const isZip = ascii("PK\u0003\u0004")

/** What the site hands out, and how the bytes of each begin: uploads are believed on their bytes, not on their name. */
const known: Record<string, (bytes: Buffer) => boolean> = {
  "image/avif": isAvif,
  "image/webp": isWebp,
  "image/jpeg": isJpeg,
  "image/png": ascii("\u0089PNG\r\n\u001a\n"),
  "image/gif": ascii("GIF8"),
  "application/pdf": ascii("%PDF-"),
  "application/zip": isZip,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": isZip,
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": isZip,
  "application/vnd.openxmlformats-officedocument.presentationml.presentation": isZip,
  "application/vnd.oasis.opendocument.text": isZip,
  "application/vnd.oasis.opendocument.spreadsheet": isZip,
}

/** How many first bytes tell what a file is. */
export const signatureLength = 16

/** Whether a file may leave the site, and is what it says. Scripts, pages and drawings with scripts may not. */
export const isGenuine = (mediaType: string, firstBytes: Buffer): boolean => known[mediaType]?.(firstBytes) ?? false

/** Formats that a picture is offered in, best first. */
export type PictureFormat = "avif" | "webp" | "jpeg"

/** The formats that a client takes, from its `Accept`; every client takes JPEG. */
export const acceptedFormats = (accept: string | undefined): PictureFormat[] => [
  ...(accept?.includes("image/avif") ? ["avif" as const] : []),
  ...(accept?.includes("image/webp") ? ["webp" as const] : []),
  "jpeg",
]
