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

type Wanted = "every page" | "every page at its smallest"

async function isPublished(siteUrl: string, wanted: Wanted): Promise<boolean> {
  const { publishing } = Health.parse(await (await fetch(`${siteUrl}/healthz`)).json())
  if (typeof publishing.lastPublishedAt !== "string" || publishing.waiting !== 0) return false
  return wanted === "every page" || publishing.toCompressBetter === 0
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
