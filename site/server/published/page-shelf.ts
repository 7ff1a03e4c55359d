import { payloadAddress } from "#app/lib/page-payload.ts"
import { openPage, type PageHeader } from "./page-file.ts"
import type { Form, PublishedPage } from "./published-page.ts"

/** What of a page answers a request: its HTML, or the data of in-app navigation. */
export type Part = "document" | "payload"

/** A page's place on the shelf. Its bytes may be away (on disk only) until somebody asks for it. */
export type Slot = { header: PageHeader; page: PublishedPage | undefined; size: number; lastUsed: number }

/** A part of a page, by the request target that it answers. */
export type Shelved = { slot: Slot; part: Part }

/** The target of a page's data. */
const payloadTarget = (address: string) => payloadAddress(new URL(address, "http://site"))

/** The published pages in memory, within a budget. What has to leave is what was asked for the longest ago; the disk keeps it. */
export class PageShelf {
  readonly #budget: number
  readonly #now: () => number
  readonly #slots = new Map<string, Slot>()
  readonly #targets = new Map<string, Shelved>()
  readonly #shown = new Map<string, number>()
  #used = 0
  #uses = 0
  #version = 0

  /**
   * @param budget bytes of pages, and of answers made of them, that may stay in memory
   * @param now the site's clock (ms)
   */
  constructor(budget: number, now: () => number) {
    this.#budget = budget
    this.#now = now
  }

  /** What answers a request target, if anything does and its time has not ended. */
  find(target: string): Shelved | undefined {
    const shelved = this.#targets.get(target)
    if (!shelved) return undefined
    const { endsAt } = shelved.slot.header
    if (endsAt !== undefined && endsAt <= this.#now()) return undefined
    shelved.slot.lastUsed = ++this.#uses
    return shelved
  }

  /** The body of what was found, unless its bytes are away. */
  formOf({ slot, part }: Shelved): Form | undefined {
    return slot.page?.[part]
  }

  /** Registers a page that is on disk, without its bytes. */
  announce(header: PageHeader) {
    this.#place({ header, page: undefined, size: 0, lastUsed: 0 })
  }

  /** Puts a page in place of the one that was there, in one step. `bytes` must be whole: they come from the publisher. */
  put(bytes: Buffer) {
    const page = openPage(bytes)
    const { document, payload, ...facts } = page
    const header = { ...facts, document: lengths(document), payload: payload && lengths(payload) }
    const lastUsed = this.#slots.get(page.address)?.lastUsed ?? 0
    this.#place({ header, page, size: bytes.byteLength, lastUsed })
    this.#makeRoom()
  }

  /** Gives a slot its bytes back. */
  fill(slot: Slot, page: PublishedPage) {
    if (slot.page || this.#slots.get(page.address) !== slot) return
    slot.page = page
    slot.size = page.document.br.buffer.byteLength
    this.#used += slot.size
    this.#makeRoom()
  }

  /** Counts bytes that are kept beside a page for as long as it is in memory: an answer made of it. */
  hold(slot: Slot, page: PublishedPage, bytes: number) {
    if (slot.page !== page || this.#slots.get(page.address) !== slot) return
    slot.size += bytes
    this.#used += bytes
    this.#makeRoom()
  }

  remove(address: string) {
    const slot = this.#slots.get(address)
    if (!slot) return
    this.#version++
    this.#used -= slot.size
    this.#slots.delete(address)
    this.#countMedia(slot, -1)
    this.#targets.delete(address)
    this.#targets.delete(payloadTarget(address))
  }

  /** Whether a published page shows the file of that id. */
  isShown(id: string): boolean {
    return this.#shown.has(id)
  }

  /** Every published page. */
  headers(): PageHeader[] {
    return [...this.#slots.values()].map((slot) => slot.header)
  }

  /** Addresses asked for since `mark`, and the mark for the next time. */
  usedSince(mark: number): { addresses: string[]; mark: number } {
    const used = [...this.#slots.values()].filter((slot) => slot.lastUsed > mark)
    return { addresses: used.map((slot) => slot.header.address), mark: this.#uses }
  }

  get size() {
    return this.#slots.size
  }

  /** Bytes of pages in memory, and of the answers made of them. */
  get used() {
    return this.#used
  }

  /** Grows with every change of what is published. */
  get version() {
    return this.#version
  }

  #place(slot: Slot) {
    const { address, payload } = slot.header
    this.remove(address)
    this.#version++
    this.#used += slot.size
    this.#slots.set(address, slot)
    this.#countMedia(slot, 1)
    this.#targets.set(address, { slot, part: "document" })
    if (payload) this.#targets.set(payloadTarget(address), { slot, part: "payload" })
  }

  #countMedia({ header }: Slot, by: 1 | -1) {
    for (const id of new Set(header.media.map(mediaId))) {
      const count = (this.#shown.get(id) ?? 0) + by
      if (count > 0) this.#shown.set(id, count)
      else this.#shown.delete(id)
    }
  }

  #makeRoom() {
    if (this.#used <= this.#budget) return
    const inMemory = [...this.#slots.values()].filter((slot) => slot.page)
    for (const slot of inMemory.toSorted((one, other) => one.lastUsed - other.lastUsed)) {
      if (this.#used <= this.#budget * 0.9) return
      this.#used -= slot.size
      slot.page = undefined
      slot.size = 0
    }
  }
}

/** `/media/{id}.{version}/640` → `{id}` */
const mediaId = (address: string) => address.slice("/media/".length, "/media/".length + 36)

const lengths = ({ mediaType, tag, br, gzip }: Form) => ({
  mediaType,
  tag,
  br: br.byteLength,
  gzip: gzip.byteLength,
})
