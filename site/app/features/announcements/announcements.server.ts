import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { instantOf } from "#app/lib/wall-clock.ts"

const readAnnouncements = () =>
  readPublished("announcements", {
    fields: ["id", "title", "text", "level", "link_label", "link_url", "starts_at", "ends_at"],
    sort: ["-level", "sort"],
  })

type Row = Awaited<ReturnType<typeof readAnnouncements>>[number]

export type Announcement = Awaited<ReturnType<typeof listAnnouncements>>[number]

function toLink({ link_url, link_label }: Row) {
  const href = safeHref(link_url)
  return href === undefined ? undefined : { href, label: typeset(link_label || "En savoir plus") }
}

/** An announcement in our words, with the instants between which it is shown. */
export const toAnnouncement = (row: Row) => ({
  id: `announcements-${row.id}`,
  title: requiredText(row.title),
  text: row.text ? typeset(row.text) : undefined,
  isUrgent: row.level === "urgent",
  link: toLink(row),
  startsAt: row.starts_at ? instantOf(row.starts_at) : undefined,
  endsAt: row.ends_at ? instantOf(row.ends_at) : undefined,
})

/** The announcements to show now, urgent ones first. */
export async function listAnnouncements() {
  const present = now()
  const all = soundRows("announcements", await readAnnouncements(), toAnnouncement)
  const changes = all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  for (const moment of changes) if (moment && moment > present) noteRightUntil(moment)
  return all
    .filter(({ startsAt, endsAt }) => (!startsAt || startsAt <= present) && (!endsAt || endsAt > present))
    .map(({ id, title, text, isUrgent, link }) => ({ id, title, text, isUrgent, link }))
}
