import { readPublished } from "#app/cms/client.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"

const readStaff = () =>
  readPublished("staff", {
    fields: ["id", "name", "role", "email", "phone", "sector", "topics", { image: imageFields }],
    sort: ["sort", "id"],
  })

type Row = Awaited<ReturnType<typeof readStaff>>[number]

export type StaffMember = ReturnType<typeof toStaffMember>

/** A member of the staff in our words; `topics` are the reasons to write to them. */
export const toStaffMember = (row: Row) => ({
  id: row.id,
  name: requiredText(row.name),
  role: requiredText(row.role),
  email: requiredText(row.email),
  phone: row.phone || undefined,
  sector: row.sector,
  topics: (row.topics ?? "")
    .split("\n")
    .map((topic) => typeset(topic.trim()))
    .filter(Boolean),
  portrait: toImage(row.image),
})

/** The staff, in the order editors gave. */
export const listStaff = async (): Promise<StaffMember[]> => soundRows("staff", await readStaff(), toStaffMember)
