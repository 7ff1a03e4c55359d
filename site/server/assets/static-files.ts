import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { compress, isCompressible } from "#server/compress.ts"
import { chooseEncoding, type Encoding } from "#server/encoding.ts"
import { mediaTypeOf } from "#server/media-types.ts"
import { type Exchange, send } from "#server/reply.ts"
import type { FlatHeaders } from "#server/security-headers.ts"
import type { AssetArchive } from "./asset-archive.ts"

type StaticFile = { headers: FlatHeaders; digest: string; bodies: Map<Encoding, Buffer> }

/** Files by address (`/assets/entry-x1y2.js`). A lookup is the whole access control: no path is ever built from a request. */
export type StaticFiles = Map<string, StaticFile>

const compressed: Encoding[] = ["br", "gzip"]

const isHashed = (address: string) => address.startsWith("/assets/")

const headersOf = (address: string): FlatHeaders => {
  const mediaType = mediaTypeOf(address)
  const cache = isHashed(address)
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600, stale-while-revalidate=86400"
  const vary = isCompressible(mediaType) ? ["Vary", "Accept-Encoding"] : []
  return ["Content-Type", mediaType, "Cache-Control", cache, ...vary]
}

const toFile = async (address: string, body: Buffer, archive: AssetArchive): Promise<StaticFile> => {
  const digest = createHash("sha256").update(body).digest("hex").slice(0, 24)
  const bodies = new Map<Encoding, Buffer>([["identity", body]])
  if (isCompressible(mediaTypeOf(address)))
    for (const encoding of compressed) {
      const smaller = (await archive.read(digest, encoding)) ?? (await compress(body, encoding, "quick"))
      if (smaller.byteLength < body.byteLength) bodies.set(encoding, smaller)
    }
  return { headers: headersOf(address), digest, bodies }
}

/**
 * Loads every file of a build into memory, in its best forms as far as the archive has them; source maps and build
 * manifests stay private.
 * @param folder the build's `client/`
 */
export const loadBuildFiles = async (folder: URL, archive: AssetArchive): Promise<StaticFiles> => {
  const files: StaticFiles = new Map()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const url = pathToFileURL(join(entry.parentPath, entry.name))
    const address = `/${url.pathname.slice(folder.pathname.length)}`
    if (!entry.isFile() || address.endsWith(".map") || address.startsWith("/.vite/")) continue
    files.set(address, await toFile(address, await readFile(url), archive))
  }
  return files
}

/** Adds the hashed files of the builds before, from the archive: open pages and older published pages still ask for them. */
export const withEarlierFiles = async (id: string, own: StaticFiles, archive: AssetArchive): Promise<StaticFiles> => {
  const files = new Map(own)
  for (const { files: kept } of await archive.buildsBefore(id))
    for (const [address, digest] of Object.entries(kept)) {
      const body = isHashed(address) && !files.has(address) ? await archive.read(digest, "identity") : undefined
      if (body) files.set(address, await toFile(address, body, archive))
    }
  return files
}

/** Keeps a build in the archive for those that follow, compressing as well as can be what was compressed in haste. */
export const archiveBuild = async (id: string, own: StaticFiles, archive: AssetArchive) => {
  for (const { digest, bodies } of own.values())
    for (const [encoding, body] of bodies) {
      if (await archive.read(digest, encoding)) continue
      const best = await compress(bodies.get("identity") ?? body, encoding, "best")
      bodies.set(encoding, best)
      await archive.write(digest, encoding, best)
    }
  const files = Object.fromEntries([...own].map(([address, { digest }]) => [address, digest]))
  await archive.keepBuild({ id, startedAt: Date.now(), files })
}

/** Answers with a static file, or `false` when there is none at `path`. */
export const answerFromFiles = (exchange: Exchange, path: string, files: StaticFiles): boolean => {
  const file = files.get(path)
  if (!file) return false
  const asked = chooseEncoding(exchange.request.headers["accept-encoding"])
  const encoding = file.bodies.has(asked) ? asked : "identity"
  const headers = ["ETag", `"${file.digest}-${encoding}"`, ...file.headers]
  if (exchange.request.headers["if-none-match"]?.includes(file.digest)) send(exchange, 304, headers)
  else {
    if (encoding !== "identity") headers.push("Content-Encoding", encoding)
    send(exchange, 200, headers, file.bodies.get(encoding))
  }
  return true
}
