import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { type Collection, type Model, reverseFields } from "#cms/scripts/schema/model.ts"
import type { SeedRecord, Values } from "./seed-record.ts"

export const seedFolder = fileURLToPath(new URL("../../seed/", import.meta.url))
export const singletonKey = "singleton"

const SeedFileContents = z.array(z.record(z.string(), z.json()))

/**
 * Reads `<collection>.json` or `<collection>/*.json` of every collection. Records written inside another (the blocks
 * of a page) come out as records of their own collection.
 * @throws one Error naming the file that cannot be read
 */
export function readSeed(model: Model, folder = seedFolder): SeedRecord[] {
  return model.collections.flatMap((collection) =>
    filesOf(folder, collection.name).flatMap((file) =>
      parse(join(folder, file), file).flatMap((values) => unfold(model, collection, file, values)),
    ),
  )
}

function filesOf(folder: string, name: string): string[] {
  const parts = join(folder, name)
  const inFolder =
    existsSync(parts) && statSync(parts).isDirectory()
      ? readdirSync(parts)
          .filter((file) => file.endsWith(".json"))
          .toSorted()
          .map((file) => `${name}/${file}`)
      : []
  return [...(existsSync(`${parts}.json`) ? [`${name}.json`] : []), ...inFolder]
}

function parse(path: string, file: string): Values[] {
  try {
    return SeedFileContents.parse(JSON.parse(readFileSync(path, "utf8")))
  } catch (error) {
    const reason =
      error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error)
    throw new Error(`cms/seed/${file}: ${reason}`, { cause: error })
  }
}

/** The record, then those written inside it through its reverse fields. */
function unfold(model: Model, collection: Collection, file: string, given: Values): SeedRecord[] {
  const values: Values = { ...(collection.editorial ? { status: "published" } : {}), ...given }
  const inside: SeedRecord[] = []
  const key = keyOf(collection, values)
  for (const reverse of reverseFields(model, collection.name)) {
    const children = values[reverse.name]
    if (!Array.isArray(children) || reverse.name in collection.fields) continue
    delete values[reverse.name]
    inside.push(
      ...children.flatMap((child, index) => {
        const fields = z.record(z.string(), z.json()).parse(child)
        return unfold(model, reverse.source, file, {
          [reverse.field]: key ?? null,
          ...("sort" in reverse.source.fields ? { sort: index + 1 } : {}),
          ...(reverse.source.key === "key" ? { key: `${key}#${fields["anchor"] ?? index + 1}` } : {}),
          ...fields,
        })
      }),
    )
  }
  return [{ collection: collection.name, file, key, values }, ...inside]
}

function keyOf(collection: Collection, values: Values): string | undefined {
  if (collection.singleton) return singletonKey
  const key = collection.key ? values[collection.key] : undefined
  return typeof key === "string" || typeof key === "number" ? String(key) : undefined
}
