import { crc32, deflateRawSync } from "node:zlib"

/** An entry of a container; what it says of itself may lie. */
export type ZipEntry = { name: string; bytes: Uint8Array; isStored?: boolean; saidSize?: number; flags?: number }

function header(
  signature: number,
  { name, bytes, isStored, saidSize, flags = 0 }: ZipEntry,
  packed: Uint8Array,
  at?: number,
) {
  const isCentral = at !== undefined
  const fields = Buffer.alloc(isCentral ? 46 : 30)
  const from = isCentral ? 2 : 0
  fields.writeUInt32LE(signature)
  if (isCentral) fields.writeUInt16LE(20, 4)
  fields.writeUInt16LE(20, 4 + from)
  fields.writeUInt16LE(flags, 6 + from)
  fields.writeUInt16LE(isStored ? 0 : 8, 8 + from)
  fields.writeUInt32LE(crc32(bytes), 14 + from)
  fields.writeUInt32LE(packed.byteLength, 18 + from)
  fields.writeUInt32LE(saidSize ?? bytes.byteLength, 22 + from)
  fields.writeUInt16LE(Buffer.byteLength(name), 26 + from)
  if (isCentral) fields.writeUInt32LE(at, 42)
  return Buffer.concat([fields, Buffer.from(name)])
}

/** A ZIP container, sound or not. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let length = 0
  for (const entry of entries) {
    const packed = entry.isStored ? Buffer.from(entry.bytes) : deflateRawSync(entry.bytes)
    const local = Buffer.concat([header(0x04034b50, entry, packed), packed])
    centrals.push(header(0x02014b50, entry, packed, length))
    locals.push(local)
    length += local.byteLength
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.byteLength, 12)
  end.writeUInt32LE(length, 16)
  return Buffer.concat([...locals, directory, end])
}
