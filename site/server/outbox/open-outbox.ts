import type { DatabaseSync } from "node:sqlite"
import type { Outcome } from "#app/features/forms/outbox.ts"
import type { Submission } from "#app/features/forms/submission.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { HealthReport } from "#server/health.ts"
import { log, reason } from "#server/log.ts"
import { inTransaction } from "#server/transaction.ts"
import type { Concern } from "#server/watch/concern.ts"
import { Administrator } from "./administrator.ts"
import { Alarm } from "./alarm.ts"
import { backendDelivery } from "./backend-delivery.ts"
import { ContactBook } from "./contact-book.ts"
import { Courier } from "./courier.ts"
import { Deliveries } from "./deliveries.ts"
import type { Delivery, Made } from "./delivery.ts"
import { DiskReserve } from "./disk-reserve.ts"
import { Gate } from "./gate.ts"
import { GiveWay } from "./give-way.ts"
import { groupCommit } from "./group-commit.ts"
import { KeptSubmissions } from "./kept-submissions.ts"
import { mailDelivery } from "./mail-delivery.ts"
import { mailTransport, mailWidth } from "./mail-transport.ts"
import { Notes } from "./notes.ts"
import { openOutboxFile } from "./outbox-file.ts"
import { outboxKey } from "./outbox-key.ts"
import { reportOf } from "./outbox-report.ts"
import { answerSnapshots } from "./outbox-snapshot.ts"
import type { OutboxSettings } from "./outbox-settings.ts"
import { OutcomeWatch } from "./outcome-watch.ts"
import { provedSeal } from "./proved-seal.ts"
import { purgeExpired } from "./retention.ts"
import { Warning } from "./warning.ts"
import { mailsOf } from "./mails-of.ts"

/** How many submissions may be on their way to the content backend at a time. */
const backendWidth = 4

/** How often what is to be destroyed and what is to be told is looked for (ms). */
const roundInterval = 60_000

/** The outbox on the thread that owns its file. */
export type OpenOutbox = {
  accept: (submission: Submission) => Promise<string>
  outcome: (id: string, patience: number) => Promise<Outcome>
  report: HealthReport
  /** Destroys what is due and tells the administrator what does not get through; done every minute by itself. */
  round: () => Promise<void>
  /** Tells the administrator, when it is time, what the watch found. */
  warn: (concerns: readonly Concern[]) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Opens the outbox and starts delivering what waits in it.
 * @param clock the present for what depends on the day
 * @throws {OutboxLocked} when another process has it
 * @throws {WrongOutboxKey} when something waits that this key does not open
 * @throws Error when the disk refuses
 */
export const openOutbox = (settings: OutboxSettings, clock: () => Date, lockPatience?: number): OpenOutbox => {
  const database = openOutboxFile(settings.folder, lockPatience)
  try {
    return runOutbox(database, settings, clock)
  } catch (error) {
    // Else the next try, in this same process, would find the file locked by us.
    if (database.isOpen) database.close()
    throw error
  }
}

const runOutbox = (database: DatabaseSync, settings: OutboxSettings, clock: () => Date): OpenOutbox => {
  const reserve = new DiskReserve(settings.folder)
  const notes = new Notes(database)
  const kept = new KeptSubmissions(database, provedSeal(database, notes, outboxKey(settings.folder, settings.key)))
  const deliveries = new Deliveries(database)
  const outcomes = new OutcomeWatch()
  const contacts = new ContactBook(settings.cms, notes)
  const transport = settings.smtpUrl === undefined ? undefined : mailTransport(settings.smtpUrl)
  const administrator = transport && new Administrator({ transport, contacts }, settings)
  const alarm = administrator && new Alarm(administrator, notes)
  const warning = administrator && new Warning(administrator, notes)

  const giveWay = new GiveWay()
  const write = groupCommit((group) =>
    inTransaction(database, () => {
      for (const work of group) work()
    }),
  )

  const accept = async (submission: Submission) => {
    const { id } = submission
    const sealed = kept.encrypt(submission)
    let receipt = submission.receipt
    giveWay.noteArrival(performance.now())
    await write(() => {
      const known = kept.receiptOf(id)
      receipt = known ?? submission.receipt
      if (known !== undefined) return
      const now = Date.now()
      kept.insert(sealed, now)
      deliveries.add(id, "backend", now, false)
      if (transport) for (const { kind, isHeld } of mailsOf(submission)) deliveries.add(id, kind, now, isHeld)
    })
    // After the answer to whoever waits for the receipt.
    setImmediate(() => {
      for (const courier of couriers) courier.go()
    })
    return receipt
  }

  const delivered = async (delivery: Delivery, { outcome }: Made) => {
    const { submission } = delivery
    await write(() => {
      deliveries.done(delivery)
      if (outcome) kept.noteOutcome(submission, outcome)
      if (delivery.kind === "backend") deliveries.release(submission, Date.now())
      if (deliveries.left(submission) === 0) kept.purge(submission)
    })
    if (outcome) outcomes.note(submission, outcome)
  }

  const desk = { deliveries, read: (id: string) => kept.read(id), delivered }
  const post = backendDelivery(settings.cms)
  const byMail = transport && mailDelivery(transport, contacts, settings, (id) => kept.outcomeOf(id))
  const gates = { backend: new Gate(backendWidth), mail: new Gate(mailWidth) }
  const toBackend = new Courier(
    { kinds: ["backend"], gate: gates.backend, giveWay, attempt: (_, submission) => post(submission) },
    desk,
  )
  const toMail =
    byMail &&
    new Courier(
      {
        kinds: ["notice", "acknowledgement"],
        gate: gates.mail,
        giveWay,
        attempt: ({ kind }, submission) => byMail(kind, submission),
      },
      desk,
    )
  const couriers = toMail ? [toBackend, toMail] : [toBackend]

  const round = async () => {
    try {
      purgeExpired({ database, kept, reserve }, dayOf(clock()), Date.now())
      await alarm?.look(reportOf(database, Date.now()), Date.now())
    } catch (error) {
      log("outbox round failed", { reason: reason(error) })
    }
  }

  deliveries.retryAside(Date.now())
  const timer = setInterval(() => {
    reserve.keep()
    void round()
  }, roundInterval)
  const stopSnapshots = answerSnapshots(database, settings.folder)
  void round()
  for (const courier of couriers) courier.go()
  return {
    accept,
    outcome: (id, patience) => {
      if (patience > 0) toBackend.hurry(id)
      return outcomes.wait(id, kept.outcomeOf(id), patience)
    },
    report: () => ({
      ready: true,
      ...reportOf(database, Date.now()),
      mail: transport ? "on" : "off: no SMTP_URL",
      backendFailures: gates.backend.failures,
      mailFailures: gates.mail.failures,
    }),
    round,
    warn: async (concerns) => warning?.look(concerns, Date.now()),
    stop: async () => {
      clearInterval(timer)
      await Promise.all([...couriers.map((courier) => courier.stop()), stopSnapshots()])
      transport?.close()
      database.close()
    },
  }
}
