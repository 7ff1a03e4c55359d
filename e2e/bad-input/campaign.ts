import { setTimeout as sleep } from "node:timers/promises"
import fc from "fast-check"
import { z } from "zod"
import type { StackAddress } from "../stack/stack.ts"
import { badPost } from "./bad-posts.ts"
import { type BadPost, TOKEN } from "./bad-post.ts"
import { targets } from "./good-posts.ts"
import { judgeAnswer, receiptIn } from "./judge-answer.ts"
import { sendPost } from "./send-post.ts"

export type CampaignReport = {
  cases: number
  statuses: Record<string, number>
  faults: string[]
  receipts: number
  /** Records in Directus, minus those that were there before. */
  arrived: number
  /** Records that lack what their form requires. */
  partial: string[]
  /** What the site holds in memory before, at most meanwhile, and afterwards. */
  megabytes: { before: number; most: number; after: number }
}

/** As many at once as a small site has visitors. */
const AT_ONCE = 8

/** How many attacks are made at a time. */
const BLOCK = 150

/** How often the site's memory is looked at (ms). */
const MEMORY_INTERVAL = 500

const COLLECTIONS = ["form_submissions", "rights_office_requests"] as const

const Health = z.object({
  process: z.object({ residentMegabytes: z.number() }),
  outbox: z.object({ depth: z.number() }),
})
const Records = z.object({ data: z.array(z.object({ receipt: z.string(), summary: z.string().nullable() })) })

const readHealth = async (site: string) => Health.parse(await (await fetch(`${site}/healthz`)).json())

async function readRecords({ cmsUrl, adminToken }: StackAddress) {
  const read = async (collection: string) => {
    const answer = await fetch(`${cmsUrl}/items/${collection}?fields=receipt,summary&limit=-1`, {
      headers: { authorization: `Bearer ${adminToken}` },
    })
    return Records.parse(await answer.json()).data
  }
  return (await Promise.all(COLLECTIONS.map(read))).flat()
}

/** A token of a form's page that is old enough to be believed. */
async function readToken(site: string, address: string): Promise<string> {
  const page = await (await fetch(site + address)).text()
  const token = /name="form_token" value="([^"]+)"/.exec(page)?.[1]
  if (token === undefined) throw new Error(`${address} holds no form`)
  return token
}

/** Waits, a minute at least, until everything that was accepted is in Directus and nothing waits. */
async function untilDelivered(stack: StackAddress, receipts: ReadonlySet<string>): Promise<void> {
  for (let left = 120; left > 0; left -= 1) {
    const { outbox } = await readHealth(stack.siteUrl)
    const known = new Set((await readRecords(stack)).map(({ receipt }) => receipt))
    if (outbox.depth === 0 && receipts.isSubsetOf(known)) return
    await sleep(500)
  }
}

async function readMegabytes(site: string): Promise<number> {
  return (await readHealth(site)).process.residentMegabytes
}

/** @returns what the site held in memory at most while `work` lasted */
async function mostMegabytes(site: string, work: Promise<unknown>): Promise<number> {
  let [most, isOver] = [await readMegabytes(site), false]
  const watch = async () => {
    while (!isOver) {
      most = Math.max(most, await readMegabytes(site))
      await sleep(MEMORY_INTERVAL)
    }
  }
  const watching = watch()
  await work.finally(() => (isOver = true))
  await watching
  return most
}

/** The attacks with their numbers, made a hundred or two at a time: thousands of them at once would fill the memory. */
function* generatePosts(cases: number, seed: number): Generator<readonly [number, BadPost]> {
  for (let start = 0; start < cases; start += BLOCK) {
    const posts = fc.sample(badPost, { numRuns: Math.min(BLOCK, cases - start), seed: seed + start })
    for (const [index, post] of posts.entries()) yield [start + index, post]
  }
}

/**
 * Sends generated attacks to every form of a running stack, where nobody else sends anything meanwhile, and reads what
 * came of them.
 * @param seed the same seed, the same attacks
 */
export async function runCampaign(stack: StackAddress, cases: number, seed: number): Promise<CampaignReport> {
  const site = stack.siteUrl
  await untilDelivered(stack, new Set())
  const before = new Set((await readRecords(stack)).map(({ receipt }) => receipt))
  const megabytesBefore = await readMegabytes(site)
  const tokens = new Map<string, string>()
  for (const { address } of targets) tokens.set(address, await readToken(site, address))
  await sleep(2_200)

  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const receipts = new Set<string>()
  const attack = async (posts: Iterator<readonly [number, BadPost]>) => {
    for (let next = posts.next(); !next.done; next = posts.next()) {
      const [index, post] = next.value
      const token = encodeURIComponent(tokens.get(post.target.address) ?? "")
      const body = Buffer.from(
        post.body.toString("latin1").replaceAll(encodeURIComponent(TOKEN), token).replaceAll(TOKEN, token),
        "latin1",
      )
      const from = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
      try {
        const answer = await sendPost(site, { ...post, body }, from)
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const receipt = receiptIn(answer)
        if (receipt !== undefined) receipts.add(receipt)
        for (const fault of judgeAnswer(post, answer))
          faults.push(`#${index} ${post.target.address}, ${post.title}: ${fault}`)
      } catch (error) {
        faults.push(`#${index} ${post.target.address}, ${post.title}: no answer (${String(error)})`)
      }
    }
  }
  // One iterator for all: each attack is made when somebody is free to send it.
  const posts = generatePosts(cases, seed)
  const attacks = Promise.all(Array.from({ length: AT_ONCE }, () => attack(posts)))
  const most = await mostMegabytes(site, attacks)
  await untilDelivered(stack, receipts)

  const arrived = (await readRecords(stack)).filter(({ receipt }) => !before.has(receipt))
  return {
    cases,
    statuses,
    faults,
    receipts: receipts.size,
    arrived: arrived.length,
    partial: arrived.filter(({ receipt, summary }) => !receipts.has(receipt) || !summary).map(({ receipt }) => receipt),
    megabytes: { before: megabytesBefore, most, after: await readMegabytes(site) },
  }
}
