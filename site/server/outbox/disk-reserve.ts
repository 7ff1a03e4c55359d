import { rmSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { log, reason } from "#server/log.ts"
import { refusalReason } from "./refusal-reason.ts"

/** The log that SQLite keeps before it tidies up, and the largest submission (bytes). */
const size = 24 * 1024 ** 2

/** Room on the disk that is only given up to destroy: what has to go also has to be written down as gone. */
export class DiskReserve {
  readonly #file: string

  constructor(folder: string) {
    this.#file = join(folder, "reserve")
  }

  /** Takes the room, if it is not taken and the disk has it. */
  keep() {
    if (statSync(this.#file, { throwIfNoEntry: false })?.size === size) return
    try {
      writeFileSync(this.#file, Buffer.alloc(size), { mode: 0o600 })
    } catch (error) {
      rmSync(this.#file, { force: true })
      log("no room for the outbox's reserve", { reason: reason(error) })
    }
  }

  /** Does the work; when the disk has no room for it, begins it again with this one. */
  lend(work: () => void) {
    try {
      work()
    } catch (error) {
      if (refusalReason(error) !== "full") throw error
      rmSync(this.#file, { force: true })
      work()
    }
  }
}
