import { z } from "zod"
import { type Directus, DirectusError, connectDirectus } from "#cms/scripts/directus-client.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import { accessDifferences } from "./access-differences.ts"
import type { Role } from "./read-access.ts"

/** Brings roles, policies and permissions to `cms/access/`. @returns how many things were changed */
export async function applyAccess(directus: Directus, roles: Role[]): Promise<number> {
  const found = await accessDifferences(directus, roles)
  for (const { write } of found) await write()
  return found.length
}

/**
 * Gives the API-only user of a role its token; writes nothing when the token already opens that user.
 * @param url address of the same instance
 * @param name of the role's file, as "site"
 * @returns whether anything was written
 * @throws Error when the token is somebody else's
 */
export async function applyToken(
  directus: Directus,
  url: string,
  roles: Role[],
  name: string,
  token: string,
): Promise<boolean> {
  const role = roles.find((one) => one.name === name && one.kind === "api")
  if (!role) throw new Error(`cms/access has no role "${name}" of kind api`)
  const userId = stableId(`user ${name}`)
  const holder = await whoHas(url, token)
  if (holder === userId) return false
  if (holder !== undefined) throw new Error(`The token for "${name}" already opens another user, ${holder}`)
  const users = await directus.read(`/users?filter[id][_eq]=${userId}&fields=id`, z.array(z.object({ id: z.string() })))
  if (users.length > 0) await directus.write("PATCH", `/users/${userId}`, { token, status: "active" })
  else {
    await directus.write("POST", "/users", {
      id: userId,
      first_name: role.label,
      role: role.roleId,
      status: "active",
      token,
    })
  }
  return true
}

async function whoHas(url: string, token: string): Promise<string | undefined> {
  try {
    return (await connectDirectus(url, token).read("/users/me?fields=id", z.object({ id: z.string() }))).id
  } catch (error) {
    if (error instanceof DirectusError && (error.status === 401 || error.status === 403)) return undefined
    throw error
  }
}
