import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { z } from "zod"
import { imagesField } from "#cms/scripts/schema/desired-state.ts"
import { type Model, isPrivate, junctionName } from "#cms/scripts/schema/model.ts"
import { stableId } from "#cms/scripts/stable-id.ts"

export const actions = ["read", "create", "update", "delete"] as const
const collections = z.array(z.string()).default([])

const RoleFile = z.strictObject({
  label: z.string().min(1),
  description: z.string().min(1),
  icon: z.string(),
  /** api: a token only; studio: signs in; admin: everything, and stands for the role that Directus starts with. */
  kind: z.enum(["api", "studio", "admin"]),
  read: collections,
  create: collections,
  update: collections,
  delete: collections,
})

/** A role and its one policy. `grants` are whole collections, written `collection.action`: the free tier has no finer rule. */
export type Role = Pick<z.infer<typeof RoleFile>, "label" | "description" | "icon" | "kind"> & {
  name: string
  roleId: string
  policyId: string
  grants: Set<string>
}

const accessFolder = fileURLToPath(new URL("../../access/", import.meta.url))
/** What of Directus itself a role may be given: nothing here decides who may do what. */
const grantableSystem = [
  "directus_activity",
  "directus_comments",
  "directus_dashboards",
  "directus_flows",
  "directus_files",
  "directus_folders",
  "directus_panels",
  "directus_revisions",
  "directus_users",
  "directus_versions",
]

/** Reads `cms/access/*.json`. @throws one Error naming file and problem */
export function readAccess(model: Model, folder = accessFolder): Role[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const parsed = RoleFile.safeParse(JSON.parse(readFileSync(join(folder, file), "utf8")))
      if (!parsed.success) throw new Error(`cms/access/${file}: ${z.prettifyError(parsed.error)}`)
      const name = basename(file, ".json")
      const grants = actions.flatMap((action) =>
        parsed.data[action].flatMap((collection) => expand(model, collection, file).map((each) => `${each}.${action}`)),
      )
      const { label, description, icon, kind } = parsed.data
      return {
        name,
        label,
        description,
        icon,
        kind,
        roleId: stableId(`role ${name}`),
        policyId: stableId(`policy ${name}`),
        grants: new Set(grants),
      }
    })
}

/**
 * `@content` is all that the site shows; `@articles` that which goes through « brouillon, en révision, publié », and the
 * blocks of pages. The tables behind galleries come with their collection.
 */
function expand(model: Model, name: string, file: string): string[] {
  const content = model.collections.filter((collection) => !isPrivate(model, collection))
  const sets: Record<string, typeof content> = {
    "@content": content,
    "@articles": content.filter(({ editorial, name: each }) => editorial || each === "blocks"),
  }
  const meant = sets[name] ?? model.collections.filter((collection) => collection.name === name)
  if (meant.length > 0) {
    return meant.flatMap((collection) =>
      imagesField(collection) ? [collection.name, junctionName(collection.name)] : [collection.name],
    )
  }
  if (grantableSystem.includes(name)) return [name]
  throw new Error(`cms/access/${file}: "${name}" is not a collection`)
}
