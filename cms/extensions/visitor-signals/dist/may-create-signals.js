/**
 * Whether the caller may create records of `visitor_signals`: counts are added below Directus' own permission checks,
 * because no item service can add to a number in one step.
 * @param {import("knex").Knex} database
 * @param {{ admin: boolean, user: string | null, roles: string[] } | null} accountability
 */
export async function mayCreateSignals(database, accountability) {
  if (!accountability?.user) return false
  if (accountability.admin) return true
  const granted = await database("directus_permissions as permission")
    .join("directus_access as access", "access.policy", "permission.policy")
    .where({ "permission.collection": "visitor_signals", "permission.action": "create" })
    .where((holder) =>
      holder.where("access.user", accountability.user).orWhereIn("access.role", accountability.roles ?? []),
    )
    .first("permission.id")
  return granted !== undefined
}
