import { open, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { isGenuine, type PictureFormat, signatureLength } from "./media-type.ts"
import type { MediaInfo, MediaSource } from "./media-source.ts"

/** A file of the library, ready to be sent. */
export type MediaFile = { path: string; mediaType: string; size: number }

/** A picture's size and format. */
export type Variant = { width: number; format: PictureFormat }

/** Media kept on disk, one folder per version of a file: what was shown once is shown without the content backend. */
export class MediaLibrary {
  readonly #folder: string
  readonly #source: MediaSource
  readonly #making = new Map<string, Promise<MediaFile>>()

  constructor(dataDir: string, source: MediaSource) {
    this.#folder = join(dataDir, "media")
    this.#source = source
  }

  /**
   * What is known of a file: from disk, else from the backend.
   * @returns undefined when there is no such file
   * @throws when it is not on disk and the backend fails
   */
  async describe(id: string, version: string | undefined): Promise<MediaInfo | undefined> {
    return (version && (await this.#readInfo(id, version))) || this.#askInfo(id)
  }

  /** The file of a variant (or the original), if it is on disk. */
  async find(info: MediaInfo, variant?: Variant): Promise<MediaFile | undefined> {
    const path = this.#pathOf(info, variant)
    const facts = await stat(path).catch(() => undefined)
    return facts && { path, mediaType: variant ? `image/${variant.format}` : info.mediaType, size: facts.size }
  }

  /**
   * The file of a variant (or the original), made and kept if it was not on disk.
   * @throws when the backend fails, or its bytes are not what they are said to be
   */
  async get(info: MediaInfo, variant?: Variant): Promise<MediaFile> {
    const found = await this.find(info, variant)
    if (found) return found
    const path = this.#pathOf(info, variant)
    const making = this.#making.get(path) ?? this.#make(info, variant, path)
    this.#making.set(path, making)
    return making.finally(() => this.#making.delete(path))
  }

  async #make(info: MediaInfo, variant: Variant | undefined, path: string): Promise<MediaFile> {
    const mediaType = variant ? `image/${variant.format}` : info.mediaType
    const answer = await this.#source.download(info.id, variant)
    const draft = `${path}.${process.pid}-${crypto.randomUUID()}.draft`
    try {
      await writeFile(draft, Buffer.from(await answer.arrayBuffer()))
      if (!isGenuine(mediaType, await readStart(draft))) throw new Error(`A file is not what it says: ${mediaType}`)
      await rename(draft, path)
    } finally {
      await rm(draft, { force: true })
    }
    return { path, mediaType, size: (await stat(path)).size }
  }

  async #readInfo(id: string, version: string): Promise<MediaInfo | undefined> {
    try {
      return JSON.parse(await readFile(join(this.#folder, `${id}.${version}`, "info.json"), "utf8"))
    } catch {
      return undefined
    }
  }

  async #askInfo(id: string): Promise<MediaInfo | undefined> {
    const latest = join(this.#folder, `${id}.latest`)
    try {
      const info = await this.#source.describe(id)
      if (!info) return undefined
      const folder = join(this.#folder, `${id}.${info.version}`)
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, "info.json"), JSON.stringify(info))
      await writeFile(latest, info.version)
      return info
    } catch (error) {
      const version = await readFile(latest, "utf8").catch(() => undefined)
      const known = version && (await this.#readInfo(id, version))
      if (known) return known
      throw error
    }
  }

  #pathOf({ id, version }: MediaInfo, variant: Variant | undefined) {
    return join(this.#folder, `${id}.${version}`, variant ? `${variant.width}.${variant.format}` : "original")
  }
}

const readStart = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
