import type { Directus } from "#cms/scripts/directus-client.ts"
import type { AccessDifference } from "./access-differences.ts"
import type { Role } from "./read-access.ts"

type Named = { id: string; name: string }

/**
 * What bears the name of a role of ours under another key, as an earlier version of `cms/` made it. The people of such a
 * role come to ours; a user who is only a token goes, and gets the token again under the key of today.
 */
export function formerAccess(
  directus: Directus,
  roles: Role[],
  live: { roles: readonly Named[]; policies: readonly Named[] },
): AccessDifference[] {
  return roles
    .filter(({ kind }) => kind !== "admin")
    .flatMap(({ label, kind, roleId, policyId }) => {
      const under = (known: readonly Named[], key: string) =>
        known.filter(({ id, name }) => name === label && id !== key)
      return [
        ...under(live.roles, roleId).map(({ id }) => ({
          subject: label,
          detail: `has another role, ${id}`,
          write: async () => {
            const query = { filter: { role: { _eq: id } }, limit: -1 }
            if (kind === "api") await directus.write("DELETE", "/users", { query })
            else await directus.write("PATCH", "/users", { query, data: { role: roleId } })
            await directus.write("DELETE", `/roles/${id}`)
          },
        })),
        ...under(live.policies, policyId).map(({ id }) => ({
          subject: label,
          detail: `has another policy, ${id}`,
          write: () => directus.write("DELETE", `/policies/${id}`),
        })),
      ]
    })
}
