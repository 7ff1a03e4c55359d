import { fromBufferPromise } from "yauzl"
import type { Entry, ZipFile } from "yauzl"

/** What an office document of a few pages needs, with room; beyond it is a bomb or not a document. */
const MOST_ENTRIES = 2_000
const MOST_UNPACKED = 60_000_000
const STEEPEST_RATIO = 200

/** Below this an entry may be as repetitive as it likes (bytes). */
const SMALL = 100_000

const EXPECTED = {
  docx: { content: "word/document.xml", also: "[Content_Types].xml" },
  odt: { content: "content.xml", also: "mimetype" },
} as const

const ENCRYPTED = 1

const isDangerous = ({ fileName, generalPurposeBitFlag }: Entry) =>
  (generalPurposeBitFlag & ENCRYPTED) !== 0 || /vbaProject|^Basic\/|^Scripts\/|\.(?:exe|js|dll|jar)$/i.test(fileName)

const isTooSteep = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > SMALL && uncompressedSize > compressedSize * STEEPEST_RATIO

/** Unpacks an entry to know its real size: what the container says of itself may lie, and then this throws. */
async function unpackedLength(container: ZipFile, entry: Entry, most: number): Promise<number> {
  let length = 0
  for await (const chunk of await container.openReadStreamPromise(entry)) {
    length += chunk.length
    if (length > most) throw new Error("larger than allowed")
  }
  return length
}

/**
 * Whether bytes are the container of that format and of nothing else: the entries it must have, no more of them and no
 * larger than a document's, nothing encrypted, no macros.
 */
export async function isSoundContainer(bytes: Uint8Array, format: keyof typeof EXPECTED): Promise<boolean> {
  try {
    const container = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      strictFileNames: true,
      validateEntrySizes: true,
    })
    if (container.entryCount > MOST_ENTRIES) return false
    const names = new Set<string>()
    let left = MOST_UNPACKED
    for await (const entry of container.eachEntry()) {
      if (isDangerous(entry) || isTooSteep(entry) || names.has(entry.fileName)) return false
      names.add(entry.fileName)
      left -= await unpackedLength(container, entry, left)
    }
    const { content, also } = EXPECTED[format]
    return names.has(content) && names.has(also)
  } catch {
    return false
  }
}
