import type { Blocks } from "#app/cms/schema.generated.ts"
import { listExecutiveMembers } from "#app/features/executive-members/executive-members.server.ts"
import { listStaff } from "#app/features/staff/staff.server.ts"
import type { BlockPerson } from "./block.ts"

/** The executive members who answer today, or the staff (of one sector). */
export async function listBlockPeople(
  source: Blocks["people_source"],
  sector: Blocks["people_sector"],
): Promise<BlockPerson[]> {
  if (source === "executive") {
    const members = await listExecutiveMembers()
    return members.map(({ name, title, email, phone }) => ({ name, role: title, email, phone }))
  }
  const staff = await listStaff()
  return staff
    .filter((member) => !sector || member.sector === sector)
    .map(({ name, role, email, phone }) => ({ name, role, email, phone }))
}
