import { z } from "zod"
import type { Concern } from "#server/watch/concern.ts"
import type { Administrator } from "./administrator.ts"
import type { Notes } from "./notes.ts"

const noteName = "warnings"

/** What lasts is said again after this long; no two mails are nearer than `pause` (ms). */
const reminder = 24 * 3_600_000
const pause = 3_600_000

const Told = z.record(z.string(), z.number())

/** Writes to the administrator what the watch found: when it is new, then once a day while it lasts, whatever restarts. */
export class Warning {
  readonly #administrator: Pick<Administrator, "tell">
  readonly #notes: Notes

  constructor(administrator: Pick<Administrator, "tell">, notes: Notes) {
    this.#administrator = administrator
    this.#notes = notes
  }

  async look(concerns: readonly Concern[], now: number) {
    const told = this.#read()
    const lastMail = Math.max(0, ...Object.values(told))
    const isDue = concerns.some(({ key }) => now - (told[key] ?? 0) >= reminder) && now - lastMail >= pause
    const current = isDue ? concerns.map(({ key }) => [key, now] as const) : this.#stillTold(told, concerns, now)
    this.#notes.remember(noteName, Buffer.from(JSON.stringify(Object.fromEntries(current))))
    if (!isDue) return
    await this.#administrator.tell(
      "warning",
      {
        subject: "Le site demande votre attention",
        paragraphs: concerns.map(({ text }) => text),
        closing: "Envoyé par le site quand quelque chose commence, puis une fois par jour tant que cela dure.",
      },
      now,
    )
  }

  /** What ended is forgotten, so that it is said at once when it begins again, an hour after the last mail at least. */
  #stillTold(told: Record<string, number>, concerns: readonly Concern[], now: number) {
    return Object.entries(told).filter(([key, at]) => concerns.some((one) => one.key === key) || now - at < pause)
  }

  #read(): Record<string, number> {
    const note = this.#notes.read(noteName)
    const parsed = note && Told.safeParse(JSON.parse(Buffer.from(note).toString()))
    return parsed?.data ?? {}
  }
}
