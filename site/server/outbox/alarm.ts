import type { Administrator } from "./administrator.ts"
import type { Notes } from "./notes.ts"
import type { OutboxReport } from "./outbox-report.ts"

const interval = 3_600_000
const noteName = "alarm"

/** What waits longer than this is told (s). */
const tooLong = 3_600

const problemsOf = ({ aside, oldestSeconds, depth }: OutboxReport): string[] => [
  ...(aside > 0 ? [`Mises de côté après plusieurs refus : ${aside}.`] : []),
  ...(oldestSeconds > tooLong
    ? [`En attente : ${depth}, la plus ancienne depuis ${Math.round(oldestSeconds / 3_600)} h.`]
    : []),
]

/** Writes to the administrator that something does not get through, at most once an hour, whatever restarts. */
export class Alarm {
  readonly #administrator: Administrator
  readonly #notes: Notes

  constructor(administrator: Administrator, notes: Notes) {
    this.#administrator = administrator
    this.#notes = notes
  }

  async look(report: OutboxReport, now: number) {
    const problems = problemsOf(report)
    const last = Number(Buffer.from(this.#notes.read(noteName) ?? []).toString() || 0)
    if (problems.length === 0 || now - last < interval) return
    this.#notes.remember(noteName, Buffer.from(String(now)))
    await this.#administrator.tell(
      "alarm",
      {
        subject: "Des formulaires du site ne se rendent pas",
        paragraphs: [
          "Des formulaires envoyés par le site attendent d’être livrés au Studio ou par courriel. Rien n’est perdu\u00A0: ils sont gardés, chiffrés, sur le serveur du site.",
          ...problems,
          "Le journal du site dit pourquoi. Une fois la cause réglée, redémarrez le site\u00A0: ce qui a été mis de côté sera essayé de nouveau.",
        ],
        closing: "Envoyé par le site, au plus une fois par heure.",
      },
      now,
    )
  }
}
