import type { Directus } from "#cms/scripts/directus-client.ts"
import type { Model } from "#cms/scripts/schema/model.ts"
import { studioDifferences } from "./studio-differences.ts"

/** Brings everybody's lists and dashboard to `cms/studio/`. @returns how many things were changed */
export async function applyStudio(directus: Directus, model: Model): Promise<number> {
  const found = await studioDifferences(directus, model)
  for (const { write } of found) await write()
  return found.length
}
