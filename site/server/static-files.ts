import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { compress, isCompressible } from "./compress.ts"
import { chooseEncoding, type Encoding } from "./encoding.ts"
import { mediaTypeOf } from "./media-types.ts"
import { type Exchange, send } from "./reply.ts"
import type { FlatHeaders } from "./security-headers.ts"

type StaticFile = { headers: FlatHeaders; tag: string; bodies: Map<Encoding, Buffer> }

/** Files by address (`/assets/entry-x1y2.js`). A lookup is the whole access control: no path is ever built from a request. */
export type StaticFiles = Map<string, StaticFile>

const encodings: Encoding[] = ["br", "gzip"]

const loadFile = async (file: URL, address: string): Promise<StaticFile> => {
  const body = await readFile(file)
  const mediaType = mediaTypeOf(address)
  const bodies = new Map<Encoding, Buffer>([["identity", body]])
  if (isCompressible(mediaType))
    for (const encoding of encodings) {
      const smaller = await compress(body, encoding, "best")
      if (smaller.byteLength < body.byteLength) bodies.set(encoding, smaller)
    }
  const hashed = address.startsWith("/assets/")
  const cache = hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600, stale-while-revalidate=86400"
  const vary = bodies.size > 1 ? ["Vary", "Accept-Encoding"] : []
  return {
    headers: ["Content-Type", mediaType, "Cache-Control", cache, ...vary],
    tag: createHash("sha256").update(body).digest("base64url").slice(0, 16),
    bodies,
  }
}

/** Loads every file below `folder` into memory, compressed once. Source maps and build manifests stay private. */
export const loadStaticFiles = async (folder: URL): Promise<StaticFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files: StaticFiles = new Map()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = pathToFileURL(join(entry.parentPath, entry.name))
    const address = `/${file.pathname.slice(folder.pathname.length)}`
    if (address.endsWith(".map") || address.startsWith("/.vite/")) continue
    files.set(address, await loadFile(file, address))
  }
  return files
}

/** Answers with a static file, or `false` when there is none at `path`. */
export const answerFromFiles = (exchange: Exchange, path: string, files: StaticFiles): boolean => {
  const file = files.get(path)
  if (!file) return false
  const asked = chooseEncoding(exchange.request.headers["accept-encoding"])
  const encoding = file.bodies.has(asked) ? asked : "identity"
  const tag = `"${file.tag}-${encoding}"`
  const headers = ["ETag", tag, ...file.headers]
  if (exchange.request.headers["if-none-match"]?.includes(file.tag)) send(exchange, 304, headers)
  else {
    if (encoding !== "identity") headers.push("Content-Encoding", encoding)
    send(exchange, 200, headers, file.bodies.get(encoding))
  }
  return true
}
