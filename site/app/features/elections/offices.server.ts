import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { requiredText } from "#app/lib/required-text.ts"

const readOffices = () =>
  readPublished("executive_members", {
    fields: ["title", "role", "mandate_starts_on"],
    sort: ["-mandate_starts_on", "sort"],
  })

type Row = Awaited<ReturnType<typeof readOffices>>[number]

/** An office of the executive committee: what the person elected to it does. */
export type Office = ReturnType<typeof toOffice>

const toOffice = (row: Row) => ({ title: requiredText(row.title), role: requiredText(row.role) })

/** The offices as the latest mandate describes them; who holds them is on the committee's own page. */
export async function listOffices(): Promise<Office[]> {
  const rows = await readOffices()
  const latest = rows.filter((row) => row.mandate_starts_on === rows[0]?.mandate_starts_on)
  return soundRows("executive_members", latest, toOffice)
}
