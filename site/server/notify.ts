import { createHmac, timingSafeEqual } from "node:crypto"
import { text } from "node:stream/consumers"
import { z } from "zod"
import { log } from "./log.ts"
import type { Notice } from "./publisher/change-set.ts"
import { type Exchange, refuse, send } from "./reply.ts"

/** How far from now a notice may say it was sent (ms): an old one, overheard, cannot be replayed. */
const tolerance = 5 * 60_000

/** The most a notice may weigh, in bytes: some ten thousand keys. */
const largestNotice = 512 * 1024

const Notices = z.object({
  changes: z.array(
    z.object({ collection: z.string().min(1), keys: z.array(z.string()), event: z.string().optional() }),
  ),
  age: z.number().nonnegative().default(0),
})
type Notices = z.infer<typeof Notices>

/**
 * Which changes the publisher has to look at. A site that began with no page at all has read what was there before it,
 * the first seeding above all; one that kept pages looks at everything, because what an editor withdrew or corrected
 * while it was away is urgent, and a loss that is announced is believed at once.
 * @param age how long before they were sent the changes were made (ms): a site that was away is told later
 * @param readFor for how long all that the site knows has been read (ms); Infinity when it began with pages of before
 */
export const newsAmong = ({ changes, age }: Notices, readFor: number): Notice[] =>
  changes
    .filter(({ event }) => event === "delete" || age <= readFor)
    .map(({ collection, keys }) => ({ collection, keys }))

/** Who is told of changes. */
type Told = {
  notifySecret: string | undefined
  /** Whether no page of an earlier run was there when the process began. */
  beganEmpty: boolean
  publisher: { noteChanges: (notices: Notice[]) => void }
}

const isGenuine = (body: string, timestamp: string, signature: string, secret: string) => {
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest()
  const given = Buffer.from(signature.replace(/^sha256=/, ""), "hex")
  return given.byteLength === expected.byteLength && timingSafeEqual(given, expected)
}

const headerOf = ({ request }: Exchange, name: string) => String(request.headers[name] ?? "")

/**
 * Answers `POST /_notify`, by which the content backend tells what changed (see `cms/extensions/notify-sites`).
 * The answer comes before anything is published: an editor's save waits for nobody.
 */
export const answerNotice = async (exchange: Exchange, { notifySecret: secret, beganEmpty, publisher }: Told) => {
  // The length that is announced binds the body: Node reads no more than that. Without one nothing would.
  const length = exchange.request.headers["content-length"]
  if (length === undefined || !(Number(length) <= largestNotice)) return refuse(exchange, 413, ["Connection", "close"])
  const body = await text(exchange.request)
  const timestamp = headerOf(exchange, "x-notify-timestamp")
  const isFresh = Math.abs(Date.now() - Number(timestamp)) <= tolerance
  if (!secret || !isFresh || !isGenuine(body, timestamp, headerOf(exchange, "x-notify-signature"), secret)) {
    log("notice refused", { reason: secret ? "signature or age" : "no SITE_NOTIFY_SECRET" })
    return send(exchange, 401, ["Cache-Control", "no-store"])
  }
  const notices = Notices.safeParse(JSON.parse(body))
  if (!notices.success) return refuse(exchange, 400)
  const news = newsAmong(notices.data, beganEmpty ? performance.now() : Infinity)
  if (news.length > 0) publisher.noteChanges(news)
  send(exchange, 204, ["Cache-Control", "no-store"])
}
