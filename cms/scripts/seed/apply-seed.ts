import type { Directus } from "#cms/scripts/directus-client.ts"
import { type Model, findCollection } from "#cms/scripts/schema/model.ts"
import { checkSeed } from "./check-seed.ts"
import { LiveRecords } from "./live-records.ts"
import { readSeed, seedFolder } from "./read-seed.ts"
import { type Prepared, preparePayload } from "./record-payload.ts"
import { today } from "./seed-date.ts"
import { readLedger, writeLedger } from "./seed-ledger.ts"
import { seedOrder, targetNames } from "./seed-order.ts"
import { uploadFiles } from "./upload-files.ts"

type Options = { day?: string | undefined; folder?: string; say?: (line: string) => void }
type New = Prepared & { key: string }

/**
 * Creates the seed records that the instance never had. What exists is not touched, and what an editor deleted does
 * not come back.
 * @param options `day`: what relative dates count from, YYYY-MM-DD, today by default
 * @returns how many records were created, by collection
 * @throws before any write, when the seed does not match the model
 */
export async function applySeed(directus: Directus, model: Model, options: Options = {}): Promise<Map<string, number>> {
  const { day = today(), folder = seedFolder, say = () => undefined } = options
  const records = readSeed(model, folder)
  const problems = checkSeed(model, records, folder)
  if (problems.length > 0) throw new Error(`cms/seed is not valid:\n  ${problems.join("\n  ")}`)

  const ledger = await readLedger(directus)
  const live = new LiveRecords(directus)
  const created = new Map<string, number>()

  for (const collection of seedOrder(model)) {
    const seeded = records.flatMap((record) =>
      record.collection === collection.name && record.key !== undefined ? [{ record, key: record.key }] : [],
    )
    if (seeded.length === 0) continue
    const known = ledger.get(collection.name) ?? new Set<string>()
    ledger.set(collection.name, known)
    if (seeded.every(({ key }) => known.has(key))) continue

    for (const name of [collection.name, ...targetNames(collection)]) await live.load(findCollection(model, name))
    let waiting: New[] = seeded
      .filter(({ key }) => !known.has(key) && live.id(collection.name, key) === undefined)
      .map(({ record, key }) => ({ ...preparePayload(collection, record, day), key }))
    let count = 0
    let sent = 0
    // A record that belongs to another of the same collection waits until that one has an id.
    while (waiting.length > 0) {
      const keys = new Set(waiting.map(({ key }) => key))
      const next = waiting.filter(
        ({ references }) => !references.some((to) => to.collection === collection.name && keys.has(to.key)),
      )
      if (next.length === 0)
        throw new Error(`cms/seed: ${collection.name} ${[...keys].join(", ")} belong to one another in a circle`)
      const ready = next.filter((record) => resolve(live, record))
      sent += await uploadFiles(
        directus,
        ready.flatMap(({ files }) => files),
        folder,
      )
      await live.create(collection, ready)
      count += ready.length
      waiting = waiting.filter((record) => !next.includes(record))
    }
    created.set(collection.name, count)
    if (count > 0) say(`${collection.label} : ${count} de plus${sent > 0 ? `, avec ${sent} fichiers` : ""}`)
    for (const { key } of seeded) known.add(key)
    await writeLedger(directus, ledger)
  }
  return created
}

/**
 * Writes the ids of the targets into the payload. A target that an editor deleted leaves the field empty.
 * @returns false when the record cannot exist without such a target
 */
function resolve(live: LiveRecords, { payload, references }: Prepared): boolean {
  return references.every(({ field, collection, key, isRequired }) => {
    const id = live.id(collection, key)
    if (id !== undefined) payload[field] = id
    return id !== undefined || !isRequired
  })
}
