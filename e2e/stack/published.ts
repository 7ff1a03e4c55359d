import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"

/** Publishing everything takes about ten seconds on a quiet machine. */
const PATIENCE = 480_000

const Health = z.object({
  publishing: z.object({
    waiting: z.number().nullable(),
    toCompressBetter: z.number().optional(),
    lastPublishedAt: z.string().nullable().optional(),
  }),
})

/** What one waits for before a site is used. */
export type Wanted = "every page" | "every page at its smallest"

async function isPublished(siteUrl: string, wanted: Wanted): Promise<boolean> {
  const { publishing } = Health.parse(await (await fetch(`${siteUrl}/healthz`)).json())
  if (typeof publishing.lastPublishedAt !== "string" || publishing.waiting !== 0) return false
  return wanted === "every page" || publishing.toCompressBetter === 0
}

/** Whether an answer is what everybody gets: what is made for one visitor is private. */
const isForAll = async (url: string) => {
  const { headers } = await fetch(url, { redirect: "manual" })
  return !/private/.test(headers.get("cache-control") ?? "private")
}

/** Waits until these addresses are published: a site that has just started answers them one visitor at a time. */
export async function untilServed(siteUrl: string, addresses: readonly string[]): Promise<void> {
  const deadline = performance.now() + PATIENCE
  for (const address of addresses)
    while (!(await isForAll(siteUrl + address))) {
      if (performance.now() > deadline) throw new Error(`${address} is not published after ${PATIENCE / 1000} s`)
      await sleep(250)
    }
}

/**
 * Waits until the site has published every page and, unless told otherwise, compressed it as well as it can: what
 * visitors get the rest of the year.
 * @throws when it takes unreasonably long
 */
export async function untilPublished(siteUrl: string, wanted: Wanted = "every page at its smallest"): Promise<void> {
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    if (await isPublished(siteUrl, wanted)) return
    await sleep(250)
  }
  throw new Error(`${siteUrl} has not published everything after ${PATIENCE / 1000} s`)
}
