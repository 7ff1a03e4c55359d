import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import type { Encoding } from "#server/encoding.ts"

/** How many builds keep being served, the present one included: open pages and old published pages need their code. */
const buildsKept = 3

const Manifest = z.object({ id: z.string(), startedAt: z.number(), files: z.record(z.string(), z.string()) })

/** Which files a build is made of: digests of their bytes, by address. */
export type BuildFiles = z.infer<typeof Manifest>

const manifestEnding = ".build.json"

/** The code that browsers load, kept on disk by digest in every form: what several builds share is kept, and compressed, once. */
export class AssetArchive {
  readonly #folder: string

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "assets")
  }

  /** One form of a file; undefined when it is not kept. */
  async read(digest: string, encoding: Encoding): Promise<Buffer | undefined> {
    return readFile(this.#pathOf(digest, encoding)).catch(() => undefined)
  }

  async write(digest: string, encoding: Encoding, bytes: Buffer) {
    await this.#write(this.#pathOf(digest, encoding), bytes)
  }

  /** The builds served lately, the latest first. A damaged record of one is passed over. */
  async builds(): Promise<BuildFiles[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const found: BuildFiles[] = []
    for (const name of names.filter((one) => one.endsWith(manifestEnding))) {
      const text = await readFile(join(this.#folder, name), "utf8")
      const manifest = Manifest.safeParse(parseJson(text))
      if (manifest.success) found.push(manifest.data)
    }
    return found.toSorted((one, other) => other.startedAt - one.startedAt)
  }

  /** The builds that were served before another, as many as are kept. */
  async buildsBefore(id: string): Promise<BuildFiles[]> {
    return (await this.builds()).filter((build) => build.id !== id).slice(0, buildsKept - 1)
  }

  /** Records a build as the present one, then lets go of builds before the previous two and of files that none needs. */
  async keepBuild(build: BuildFiles) {
    await this.#write(join(this.#folder, build.id + manifestEnding), Buffer.from(JSON.stringify(build)))
    const kept = (await this.builds()).slice(0, buildsKept)
    const needed = new Set(kept.flatMap(({ id, files }) => [id, ...Object.values(files)]))
    for (const name of await readdir(this.#folder))
      if (!needed.has(name.replace(/\..*$/, ""))) await rm(join(this.#folder, name), { force: true })
  }

  async #write(path: string, bytes: Buffer) {
    await mkdir(this.#folder, { recursive: true })
    await writeFile(`${path}.draft`, bytes)
    await rename(`${path}.draft`, path)
  }

  #pathOf(digest: string, encoding: Encoding) {
    return join(this.#folder, encoding === "identity" ? digest : `${digest}.${encoding}`)
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
