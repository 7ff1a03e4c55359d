import { setTimeout as sleep } from "node:timers/promises"
import type { StackAddress } from "./stack.ts"

const PATIENCE = 90_000

/** Says in the settings that the site is launched, then waits until every page invites search engines. */
export async function launchSite({ siteUrl, cmsUrl, adminToken }: Omit<StackAddress, "dataDir">): Promise<void> {
  const answer = await fetch(`${cmsUrl}/items/settings`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    body: JSON.stringify({ is_launched: true }),
  })
  if (!answer.ok) throw new Error(`the site cannot be launched: Directus answered ${answer.status}`)
  const deadline = performance.now() + PATIENCE
  while (performance.now() < deadline) {
    const plan = await textOf(`${siteUrl}/plan-du-site`)
    const addresses = new Set([...plan.matchAll(/href="(\/[^"#?]*)"/g)].map(([, address]) => siteUrl + address))
    const pages = await Promise.all([...addresses].map(textOf))
    if (addresses.size > 40 && !pages.some((page) => /<meta name="robots" content="noindex"/.test(page))) return
    await sleep(500)
  }
  throw new Error(`the site is not launched after ${PATIENCE / 1000} s`)
}

const textOf = async (url: string) => (await fetch(url)).text()
