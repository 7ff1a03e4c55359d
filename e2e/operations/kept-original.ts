import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { expect } from "@playwright/test"
import type { StackAddress } from "../stack/stack.ts"
import { photograph, type Photograph } from "./photograph.ts"
import { momentOf, runOperation } from "./restored-site.ts"

/** The stack at one moment: a backup that was made while it ran, and all that a restoration must give back. */
export type Original = {
  backup: string
  /** What `npm run backup` said and answered. */
  said: string
  code: number | null
  clock: string
  photograph: Photograph
  /** How many records an administrator read of each collection that matters here. */
  records: Record<string, number>
}

const COUNTED = [
  "items/pages",
  "items/news",
  "items/events",
  "items/form_submissions",
  "files",
  "users",
  "revisions",
] as const

/** The number of records that an administrator reads. */
export async function countRecords(cmsUrl: string, adminToken: string): Promise<Record<string, number>> {
  const counts = COUNTED.map(async (collection) => {
    const answer = await fetch(`${cmsUrl}/${collection}?aggregate[count]=*`, {
      headers: { authorization: `Bearer ${adminToken}`, "cache-control": "no-store" },
    })
    return [collection, Number(JSON.parse(await answer.text()).data[0].count)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** What visitors sent may still be on its way to Directus: a backup made meanwhile has it in one place or the other. */
const untilDelivered = ({ siteUrl }: StackAddress) =>
  expect
    .poll(async () => JSON.parse(await (await fetch(`${siteUrl}/healthz`)).text()).outbox.depth, { timeout: 60_000 })
    .toBe(0)

/**
 * Keeps the stack as it is now; the second time, answers what was kept. Nobody may write in it meanwhile, whereas
 * everybody may afterwards.
 */
export async function keepOriginal(stack: StackAddress): Promise<Original> {
  const folder = join(stack.dataDir, "kept")
  const file = join(folder, "original.json")
  if (existsSync(file)) return JSON.parse(await readFile(file, "utf8"))
  await mkdir(folder, { recursive: true })
  await untilDelivered(stack)
  const backup = join(folder, "sauvegarde")
  const original: Original = {
    backup,
    ...(await runOperation("backup", backup, stack)),
    clock: await momentOf(stack.siteUrl),
    photograph: await photograph(stack.siteUrl),
    records: await countRecords(stack.cmsUrl, stack.adminToken),
  }
  await writeFile(`${file}.draft`, JSON.stringify(original))
  await rename(`${file}.draft`, file)
  return original
}
