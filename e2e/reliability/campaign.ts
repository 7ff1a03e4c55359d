import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import type { Submission } from "../../site/app/features/forms/submission.ts"
import { sampleSubmission } from "../../site/server/outbox/sample-submission.ts"
import { proxyBackend } from "./backend-proxy.ts"
import { startMailServer } from "./mail-server.ts"
import { outboxTarget, type Target } from "./target.ts"

/** Submissions on their way at a time. */
const width = 8

/** How often it is looked whether everything is delivered (ms), and how often in vain: longer than the longest back-off. */
const look = 200
const looks = 3_000

/** A running Directus with our schema. */
export type Backend = { url: string; siteToken: string; listReceipts: () => Promise<string[]> }

/** What a campaign saw. `lost` had a receipt and is not in the content backend; `resent` mails came again, as what they are. */
export type Figures = {
  receipts: number
  lost: number
  duplicates: number
  notices: number
  acknowledgements: number
  resent: number
  aside: number
  seconds: number
}

/** Everything that a campaign may make fail. */
export type Scene = {
  target: Target
  backend: Awaited<ReturnType<typeof proxyBackend>>
  mail: Awaited<ReturnType<typeof startMailServer>>
  isSending: () => boolean
  /** Which share of the submissions may have been sent: troubles that last spread them over their time. */
  released: number
  /** Sends one more. @returns whether a receipt came */
  send: (submission: Submission) => Promise<boolean>
}

type Plan = {
  submissions: number
  /** How long a sender rests between two submissions, on average (ms). */
  rest: number
  /** What fails meanwhile. Sending goes on until this is done. */
  trouble: (scene: Scene) => Promise<void>
  /** Where the outbox is kept. */
  folder?: string
}

/** A visitor who gets no answer sends again: the same form, the same id. */
async function sendAll(scene: Scene, queue: Submission[], total: number, rest: number) {
  for (let submission = queue.pop(); submission; submission = queue.pop()) {
    while (total - queue.length > total * scene.released) await sleep(5)
    while (!(await scene.send(submission))) await sleep(20)
    await sleep(Math.random() * 2 * rest)
  }
}

/** Waits until the outbox is empty. What was set aside is tried again by a start, as the administrator is told. */
async function untilDelivered({ target }: Scene): Promise<number> {
  let aside = 0
  let least = Infinity
  // Counted, not timed: a machine that slept has not waited.
  for (let left = looks; left > 0; left--) {
    const report = await target.report()
    if (report?.depth === 0) return aside
    if (report !== undefined && report.depth < least) [least, left] = [report.depth, looks]
    if (report !== undefined && report.aside > 0 && report.aside === report.depth) {
      aside += report.aside
      await target.kill("SIGTERM")
      await target.launch()
    }
    await sleep(look)
  }
  throw new Error(`not delivered: ${JSON.stringify(await target.report())}`)
}

/** Sends submissions with retries while something fails, then waits until everything is delivered, and counts. */
export async function campaign(backend: Backend, { submissions, rest, trouble, folder }: Plan): Promise<Figures> {
  const start = performance.now()
  const own = folder ?? (await mkdtemp(join(tmpdir(), "reliability-")))
  const proxy = await proxyBackend(backend.url)
  const mail = await startMailServer()
  const settings = {
    folder: join(own, "outbox"),
    cms: { url: proxy.url, token: backend.siteToken },
    studioUrl: backend.url,
    siteUrl: "https://site.example",
    smtpUrl: mail.url,
  }
  const target = await outboxTarget(settings, join(tmpdir(), "reliability.log"))
  let isSending = true
  const receipts = new Set<string>()
  const send = async (submission: Submission) => {
    const receipt = await target.send(submission)
    if (receipt !== undefined) receipts.add(receipt)
    return receipt !== undefined
  }
  const scene: Scene = { target, backend: proxy, mail, isSending: () => isSending, released: 1, send }
  const queue = Array.from({ length: submissions }, () => sampleSubmission())
  try {
    await target.launch()
    const senders = Array.from({ length: width }, () => sendAll(scene, queue, submissions, rest * width))
    await Promise.all([Promise.all(senders).then(() => (isSending = false)), trouble(scene)])
    proxy.fail(undefined)
    mail.fail(undefined)
    const aside = await untilDelivered(scene)
    const kept = (await backend.listReceipts()).filter((receipt) => receipts.has(receipt))
    const [notices, acknowledgements] = [mail.sentOf("notice"), mail.sentOf("acknowledgement")]
    return {
      receipts: receipts.size,
      lost: receipts.size - new Set(kept).size,
      duplicates: kept.length - new Set(kept).size,
      notices: notices.length,
      acknowledgements: acknowledgements.length,
      resent: [...notices, ...acknowledgements].reduce((all, times) => all + times - 1, 0),
      aside,
      seconds: Math.round((performance.now() - start) / 1_000),
    }
  } finally {
    await target.kill()
    proxy.stop()
    await mail.stop()
    await rm(own, { recursive: true, force: true })
  }
}
