import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import { studioFolder } from "#cms/scripts/studio/read-studio.ts"
import type { Json, Properties } from "./properties.ts"
import { schemaFolder } from "./read-model.ts"

const Settings = z.record(z.string(), z.json())

/** What Directus starts with: as long as it is there, nobody chose anything. */
const initial: Record<string, unknown> = {
  project_name: "Directus",
  project_color: "#6644FF",
  default_language: "en-US",
  // Suspends an account after that many wrong passwords, whoever typed them: anybody could shut an editor out.
  auth_login_attempts: 25,
}

const pictures = { project_logo: "logo.png", public_favicon: "favicon.png" }

/**
 * Gives the Studio its name, colours, language, pictures and modules (`cms/schema/_project.json`, `cms/studio/*.png`),
 * where nobody chose others.
 * @param siteUrl where « Voir le site » leads, and what may be edited in its preview; these follow a change of address
 * @returns what was set
 */
export async function applyProject(directus: Directus, siteUrl?: string): Promise<string[]> {
  const wanted = Settings.parse(JSON.parse(readFileSync(join(schemaFolder, "_project.json"), "utf8")))
  const live = await directus.read("/settings", Settings)
  const isFree = (name: string) => (live[name] ?? null) === (initial[name] ?? null)

  const changes: Properties = Object.fromEntries(Object.entries(wanted).filter(([name]) => isFree(name)))
  const modules = withSiteLink(changes["module_bar"] ?? live["module_bar"] ?? null, siteUrl)
  if (modules) changes["module_bar"] = modules
  const editable = withSite(live["visual_editor_urls"] ?? null, siteUrl)
  if (editable) changes["visual_editor_urls"] = editable
  for (const [name, file] of Object.entries(pictures)) {
    if (isFree(name)) changes[name] = await upload(directus, file)
  }
  if (Object.keys(changes).length > 0) await directus.write("PATCH", "/settings", changes)
  return Object.keys(changes)
}

/** The modules with the link to the site, or undefined when they have it already. */
function withSiteLink(modules: Json, siteUrl: string | undefined): Json[] | undefined {
  if (siteUrl === undefined || !Array.isArray(modules)) return undefined
  const link = { type: "link", id: "site", name: "Voir le site", url: siteUrl, icon: "public", enabled: true }
  const isLink = (entry: Json): entry is Properties =>
    entry !== null && typeof entry === "object" && !Array.isArray(entry) && entry["id"] === link.id
  const found = modules.find(isLink)
  if (!found) return [...modules.slice(0, -1), link, ...modules.slice(-1)]
  return found["url"] === siteUrl
    ? undefined
    : modules.map((entry) => (isLink(entry) ? { ...entry, url: siteUrl } : entry))
}

/** The sites whose previews may be edited in place with this one among them, or undefined when it is already. */
function withSite(sites: Json, siteUrl: string | undefined): Json[] | undefined {
  if (siteUrl === undefined) return undefined
  const known = z.array(z.record(z.string(), z.json())).catch([]).parse(sites)
  return known.some(({ url }) => url === siteUrl) ? undefined : [...known, { url: siteUrl }]
}

async function upload(directus: Directus, file: string): Promise<string> {
  const id = stableId(`studio ${file}`)
  const known = await directus.read(`/files?filter[id][_eq]=${id}&fields=id`, z.array(z.unknown()))
  if (known.length > 0) return id
  const form = new FormData()
  form.set("id", id)
  form.set("title", `Studio : ${file}`)
  form.set("is_decorative", "true")
  form.set("file", new Blob([readFileSync(join(studioFolder, file))], { type: "image/png" }), file)
  await directus.write("POST", "/files", form)
  return id
}
