import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import { formerAccess } from "./former-access.ts"
import type { Role } from "./read-access.ts"

/** One way in which the live roles differ, and the write that removes it. */
export type AccessDifference = { subject: string; detail: string; write: () => Promise<void> }

const LivePolicy = z.object({ id: z.string(), name: z.string(), app_access: z.boolean(), admin_access: z.boolean() })
type LivePolicy = z.infer<typeof LivePolicy>
const LiveRole = z.object({ id: z.string(), name: z.string() })
const LivePermission = z.object({
  id: z.number().optional(),
  policy: z.string().nullable(),
  collection: z.string(),
  action: z.string(),
  system: z.boolean().optional(),
})

const publicPolicy = "$t:public_label"

/** How the live roles, policies and permissions differ from `cms/access/`; the public, which may do nothing, included. */
export async function accessDifferences(directus: Directus, roles: Role[]): Promise<AccessDifference[]> {
  const [policies, liveRoles, allPermissions] = await Promise.all([
    directus.read("/policies?limit=-1&fields=id,name,app_access,admin_access", z.array(LivePolicy)),
    directus.read("/roles?limit=-1&fields=id,name", z.array(LiveRole)),
    directus.read("/permissions?limit=-1", z.array(LivePermission)),
  ])
  const permissions = allPermissions.filter(({ system }) => !system)
  const ofPolicy = (policy: string) => permissions.filter((permission) => permission.policy === policy)
  const open = policies.filter(({ name }) => name === publicPolicy).flatMap(({ id }) => ofPolicy(id))

  return [
    ...roles.flatMap((role) => {
      if (role.kind === "admin") return renamed(directus, role, liveRoles)
      const policy = policies.find(({ id }) => id === role.policyId)
      if (!policy) return [missing(directus, role)]
      return [...doorDifferences(directus, role, policy), ...grantDifferences(directus, role, ofPolicy(role.policyId))]
    }),
    ...policies
      .filter(({ name, admin_access, app_access }) => name === publicPolicy && (admin_access || app_access))
      .map((policy) => doors(directus, "Public", policy, false)),
    ...open.map((permission) => surplus(directus, "Public", permission)),
    // Last: those who leave a former role need ours.
    ...formerAccess(directus, roles, { roles: liveRoles, policies }),
  ]
}

const missing = (
  directus: Directus,
  { label, description, icon, kind, roleId, policyId, grants }: Role,
): AccessDifference => ({
  subject: label,
  detail: "is missing",
  write: () =>
    directus.write("POST", "/policies", {
      id: policyId,
      name: label,
      description,
      icon,
      ...doorsOf(kind === "studio"),
      roles: [{ role: { id: roleId, name: label, description, icon } }],
      permissions: [...grants].map(permissionPayload),
    }),
})

/** What a policy opens besides records: the Studio, and everything. */
const doorsOf = (isStudio: boolean) => ({ app_access: isStudio, admin_access: false })

const doors = (directus: Directus, subject: string, { id }: LivePolicy, isStudio: boolean): AccessDifference => ({
  subject,
  detail: "opens the Studio or everything otherwise than cms/access says",
  write: () => directus.write("PATCH", `/policies/${id}`, doorsOf(isStudio)),
})

const doorDifferences = (directus: Directus, { label, kind }: Role, policy: LivePolicy): AccessDifference[] =>
  policy.admin_access || policy.app_access !== (kind === "studio")
    ? [doors(directus, label, policy, kind === "studio")]
    : []

/** Directus starts with an English "Administrator": it becomes ours, once; a name given since is kept. */
function renamed(
  directus: Directus,
  { label, description, icon }: Role,
  liveRoles: z.infer<typeof LiveRole>[],
): AccessDifference[] {
  return liveRoles
    .filter(({ name }) => name === "Administrator")
    .map(({ id }) => ({
      subject: label,
      detail: 'is still called "Administrator"',
      write: () => directus.write("PATCH", `/roles/${id}`, { name: label, description, icon }),
    }))
}

function grantDifferences(
  directus: Directus,
  { label, policyId, grants }: Role,
  live: z.infer<typeof LivePermission>[],
): AccessDifference[] {
  const granted = new Set(live.map(({ collection, action }) => `${collection}.${action}`))
  const absent = [...grants].filter((grant) => !granted.has(grant))
  return [
    ...(absent.length > 0
      ? [
          {
            subject: label,
            detail: `may not ${absent.join(", ")}`,
            write: () =>
              directus.write(
                "POST",
                "/permissions",
                absent.map((grant) => ({ policy: policyId, ...permissionPayload(grant) })),
              ),
          },
        ]
      : []),
    ...live
      .filter(({ collection, action }) => !grants.has(`${collection}.${action}`))
      .map((permission) => surplus(directus, label, permission)),
  ]
}

const surplus = (
  directus: Directus,
  subject: string,
  { id, collection, action }: z.infer<typeof LivePermission>,
): AccessDifference => ({
  subject,
  detail: `may ${collection}.${action}, which cms/access does not grant`,
  write: () => directus.write("DELETE", `/permissions/${id}`),
})

const permissionPayload = (grant: string) => {
  const [collection, action] = grant.split(".")
  return { collection, action, fields: ["*"], permissions: null, validation: null, presets: null }
}
