import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import type { Collection } from "#cms/scripts/schema/model.ts"
import { singletonKey } from "./read-seed.ts"
import type { Values } from "./seed-record.ts"

type Id = string | number

const Row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))
const batch = 100

/** The records of an instance, found by natural key. A collection is asked for once. */
export class LiveRecords {
  readonly #directus: Directus
  readonly #ids = new Map<string, Map<string, Id>>()

  constructor(directus: Directus) {
    this.#directus = directus
  }

  async load(collection: Collection): Promise<void> {
    if (this.#ids.has(collection.name)) return
    const { name, key, singleton } = collection
    this.#ids.set(name, new Map())
    if (singleton) this.#note(collection, [await this.#directus.read(`/items/${name}?fields=id`, Row)])
    else if (key)
      this.#note(collection, await this.#directus.read(`/items/${name}?limit=-1&fields=id,${key}`, z.array(Row)))
  }

  /** The primary key of the record with that natural key, if it exists and its collection was loaded. */
  id(collection: string, key: string): Id | undefined {
    return this.#ids.get(collection)?.get(key)
  }

  async create(collection: Collection, records: { payload: Values }[]): Promise<void> {
    const { name, key, singleton } = collection
    const payloads = records.map(({ payload }) => payload)
    if (singleton) {
      for (const payload of payloads) await this.#directus.write("PATCH", `/items/${name}`, payload)
      return
    }
    for (let start = 0; start < payloads.length; start += batch) {
      const body = payloads.slice(start, start + batch)
      this.#note(collection, await this.#directus.create(`/items/${name}?fields=id,${key}`, body, z.array(Row)))
    }
  }

  #note({ name, key, singleton }: Collection, rows: z.infer<typeof Row>[]): void {
    for (const row of rows) {
      const natural = singleton ? singletonKey : key && row[key]
      const id = row["id"]
      if (id !== null && id !== undefined && natural !== null && natural !== undefined) {
        this.#ids.get(name)?.set(String(natural), id)
      }
    }
  }
}
