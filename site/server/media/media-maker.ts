import { setTimeout as sleep } from "node:timers/promises"
import { log, reason } from "#server/log.ts"
import { isAllowedWidth, readMediaAddress } from "./media-address.ts"
import type { MediaLibrary } from "./media-library.ts"
import type { PictureFormat } from "./media-type.ts"

/** Between two pieces of work, and before asking again whether there is time for one (ms): the backend has editors to serve. */
const breath = 100
const patience = 1_000
const afterFailure = 30_000

/** After this many failures a picture is left as it is: the others wait behind it. */
const mostAttempts = 5

/** Makes what pages show before anybody asks: light forms first, then the smallest ones, which take long. */
export class MediaMaker {
  readonly #library: MediaLibrary
  readonly #isCalm: () => boolean
  readonly #waiting: Record<"soon" | "later", Set<string>> = { soon: new Set(), later: new Set() }
  readonly #seen = new Set<string>()
  readonly #failures = new Map<string, number>()
  #isWorking = false

  /** @param isCalm whether nobody waits for a change to be published */
  constructor(library: MediaLibrary, isCalm: () => boolean) {
    this.#library = library
    this.#isCalm = isCalm
  }

  /** Asks for the media of a page. */
  want(addresses: readonly string[]) {
    for (const address of addresses) {
      if (this.#seen.has(address)) continue
      this.#seen.add(address)
      this.#waiting.soon.add(address)
      this.#waiting.later.add(address)
    }
    if (!this.#isWorking) void this.#work()
  }

  /** How many files are not made yet. */
  get left(): number {
    return this.#waiting.soon.size + this.#waiting.later.size
  }

  async #work() {
    this.#isWorking = true
    for (const stage of ["soon", "later"] as const)
      for (const address of this.#waiting[stage]) {
        while (!this.#isCalm()) await sleep(patience)
        const isMade = await this.#make(address, stage === "soon" ? "webp" : "avif")
        this.#waiting[stage].delete(address)
        if (!isMade) this.#waiting[stage].add(address)
        await sleep(isMade ? breath : afterFailure)
      }
    this.#isWorking = false
  }

  /** @returns false when it should be tried again */
  async #make(path: string, format: PictureFormat): Promise<boolean> {
    const address = readMediaAddress(path)
    if (!address) return true
    try {
      const info = await this.#library.describe(address.id, address.version)
      const { width } = address
      if (!info) return true
      if (width === undefined) await this.#library.get(info)
      else if (isAllowedWidth(width, info.width)) await this.#library.get(info, { width, format })
      return true
    } catch (error) {
      log("medium not made", { path, reason: reason(error) })
      const failures = (this.#failures.get(`${format} ${path}`) ?? 0) + 1
      this.#failures.set(`${format} ${path}`, failures)
      return failures >= mostAttempts || /not what it says|answered 4/.test(reason(error))
    }
  }
}
