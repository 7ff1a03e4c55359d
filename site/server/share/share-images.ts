import { createHash } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { PublishedReader } from "#app/lib/last-published.server.ts"
import { type PageFacts, readPageFacts } from "./page-facts.ts"

/** Changes with the drawing, so that images drawn before are drawn again. */
const edition = 1

type Draw = (facts: PageFacts & { seed: string }) => string

export type ShareImage = { bytes: Buffer; tag: string }

const digest = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 16)

/** Loaded when the first image is drawn: most starts need none. */
const toPng = async (svg: string): Promise<Buffer> => {
  const { default: sharp } = await import("sharp")
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 5 }).toBuffer()
}

/**
 * The images that links to pages show elsewhere: drawn from what the published page says the first time they are
 * asked for, kept on disk, drawn again once the page says something else. Only published pages have one, so nobody can
 * have images drawn at will; one is drawn at a time, so that drawing never takes the machine.
 */
export class ShareImages {
  readonly #folder: string
  readonly #read: PublishedReader
  readonly #draw: Draw
  readonly #drawing = new Map<string, Promise<Buffer>>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(dataDir: string, read: PublishedReader, draw: Draw) {
    this.#folder = join(dataDir, "share")
    this.#read = read
    this.#draw = draw
  }

  /** The share image of the page published at `path`; undefined when none is. */
  async get(path: string): Promise<ShareImage | undefined> {
    const page = await this.#read(path)
    const facts = page && readPageFacts(await page.text())
    if (!facts) return undefined
    const tag = digest(JSON.stringify([edition, path, facts]))
    const name = `${digest(path)}.${tag}.png`
    return { bytes: (await this.#find(name)) ?? (await this.#make(name, path, facts)), tag }
  }

  #find = (name: string) => readFile(join(this.#folder, name)).catch(() => undefined)

  #make(name: string, path: string, facts: PageFacts): Promise<Buffer> {
    const known = this.#drawing.get(name)
    if (known) return known
    const made = this.#last.then(() => toPng(this.#draw({ seed: path, ...facts }))).then((png) => this.#keep(name, png))
    this.#drawing.set(name, made)
    this.#last = made.catch(() => undefined).finally(() => this.#drawing.delete(name))
    return made
  }

  /** Keeps an image in place of those that its page had before. */
  async #keep(name: string, png: Buffer): Promise<Buffer> {
    await mkdir(this.#folder, { recursive: true })
    const draft = join(this.#folder, `${name}.draft`)
    await writeFile(draft, png)
    await rename(draft, join(this.#folder, name))
    const [page = ""] = name.split(".")
    const earlier = (await readdir(this.#folder)).filter((other) => other.startsWith(`${page}.`) && other !== name)
    await Promise.all(earlier.map((other) => rm(join(this.#folder, other), { force: true })))
    return png
  }
}
