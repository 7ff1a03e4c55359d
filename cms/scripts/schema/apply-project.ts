import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import { schemaFolder } from "./read-model.ts"

const Properties = z.record(z.string(), z.json())

/** What Directus starts with: as long as it is there, nobody chose anything. */
const initial: Record<string, unknown> = {
  project_name: "Directus",
  project_color: "#6644FF",
  default_language: "en-US",
}

/** Gives the Studio its name, colours and language (`cms/schema/_project.json`), where nobody chose others. @returns what was set */
export async function applyProject(directus: Directus): Promise<string[]> {
  const wanted = Properties.parse(JSON.parse(readFileSync(join(schemaFolder, "_project.json"), "utf8")))
  const live = await directus.read("/settings", Properties)
  const changed = Object.entries(wanted).filter(([name]) => (live[name] ?? null) === (initial[name] ?? null))
  if (changed.length > 0) await directus.write("PATCH", "/settings", Object.fromEntries(changed))
  return changed.map(([name]) => name)
}
