import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"

const Ledger = z.record(z.string(), z.array(z.string()))

/**
 * The keys of every record ever seeded, by collection. It is kept in the instance itself (a hidden field of Directus'
 * settings), so that it follows the content through backups, restores and moves to another machine.
 */
export type SeedLedger = Map<string, Set<string>>

export async function readLedger(directus: Directus): Promise<SeedLedger> {
  const { seed_ledger: ledger } = await directus.read(
    "/settings?fields=seed_ledger",
    z.object({ seed_ledger: Ledger.nullable() }),
  )
  return new Map(Object.entries(ledger ?? {}).map(([collection, keys]) => [collection, new Set(keys)]))
}

export async function writeLedger(directus: Directus, ledger: SeedLedger): Promise<void> {
  const entries = [...ledger].map(([collection, keys]) => [collection, [...keys].toSorted()])
  await directus.write("PATCH", "/settings", { seed_ledger: Object.fromEntries(entries) })
}
