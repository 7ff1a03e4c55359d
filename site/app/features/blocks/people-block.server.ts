import { readPublished } from "#app/cms/client.server.ts"
import type { Blocks } from "#app/cms/schema.generated.ts"
import { now } from "#app/lib/clock.server.ts"
import { typeset } from "#app/lib/french.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { BlockPerson } from "./block.ts"

type PersonRow = { name: string; email: string | null; phone: string | null }

const toPerson = ({ name, email, phone }: PersonRow, role: string): BlockPerson => ({
  name,
  role: typeset(role),
  email: email ?? undefined,
  phone: phone ?? undefined,
})

/** The executive members in office today, or the staff (of one sector). */
export async function listBlockPeople(source: Blocks["people_source"], sector: Blocks["people_sector"]) {
  if (source === "executive") {
    const rows = await readPublished("executive_members", {
      fields: ["name", "title", "email", "phone"],
      filter: { mandate_ends_on: { _gte: dayOf(now()) } },
      sort: ["sort"],
    })
    return rows.map((row) => toPerson(row, row.title))
  }
  const rows = await readPublished("staff", {
    fields: ["name", "role", "email", "phone"],
    filter: sector ? { sector: { _eq: sector } } : {},
    sort: ["sort", "name"],
  })
  return rows.map((row) => toPerson(row, row.role))
}
