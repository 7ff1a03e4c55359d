import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { typeset } from "#app/lib/french.ts"
import { instantOf } from "#app/lib/wall-clock.ts"

const readAnnouncements = () =>
  readPublished("announcements", {
    fields: ["title", "text", "level", "link_label", "link_url", "starts_at", "ends_at"],
    sort: ["-level", "sort"],
  })

type Row = Awaited<ReturnType<typeof readAnnouncements>>[number]

export type Announcement = Awaited<ReturnType<typeof listAnnouncements>>[number]

export const toAnnouncement = (row: Row) => ({
  title: typeset(row.title),
  text: row.text ? typeset(row.text) : undefined,
  isUrgent: row.level === "urgent",
  link: row.link_url ? { href: row.link_url, label: typeset(row.link_label || "En savoir plus") } : undefined,
  startsAt: row.starts_at ? instantOf(row.starts_at) : undefined,
  endsAt: row.ends_at ? instantOf(row.ends_at) : undefined,
})

/** The announcements to show now, urgent ones first. */
export async function listAnnouncements() {
  const present = now()
  const all = (await readAnnouncements()).map(toAnnouncement)
  const changes = all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  for (const moment of changes) if (moment && moment > present) noteRightUntil(moment)
  return all
    .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= present) && (!endsAt || endsAt > present))
    .map(({ title, text, isUrgent, link }) => ({ title, text, isUrgent, link }))
}
