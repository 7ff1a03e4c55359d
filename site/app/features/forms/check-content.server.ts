import type { FileFormat } from "#app/lib/file-formats.ts"
import { isSoundContainer } from "./check-container.server.ts"

const startsWith = (bytes: Uint8Array, signature: string) =>
  Buffer.from(bytes.subarray(0, signature.length)).toString("latin1") === signature

/** What follows the end mark of a PDF is nothing, or the little that programs leave there. */
const MOST_AFTER_END = 1_024

function isSoundPdf(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, "%PDF-")) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = text.lastIndexOf("%%EOF")
  // A container whose directory is at the end, a page of script: both would make the same bytes something else.
  return end > 0 && bytes.byteLength - end <= MOST_AFTER_END && text.indexOf("PK\x05\x06", end) < 0
}

/** The declared type of an ODT is its first entry, stored as it is: at byte 38. */
const isOdtFirst = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(30, 77)).toString("latin1") === "mimetypeapplication/vnd.oasis.opendocument.text"

/** Whether bytes are what the name of their file promises. */
export async function isOfFormat(bytes: Uint8Array, format: FileFormat): Promise<boolean> {
  if (format === "pdf") return isSoundPdf(bytes)
  if (!startsWith(bytes, "PK\x03\x04")) return false
  if (format === "odt" && !isOdtFirst(bytes)) return false
  return isSoundContainer(bytes, format)
}
