import { readPublished } from "#app/cms/client.server.ts"
import { monthOf } from "#app/lib/dates.ts"
import { typeset } from "#app/lib/french.ts"

const fields = ["id", "slug", "title", "date"] as const

const readBefore = (first: string) =>
  readPublished("news", { fields, filter: { date: { _lt: first } }, sort: ["-date", "-id"], limit: 1 })
const readFrom = (first: string) =>
  readPublished("news", { fields, filter: { date: { _gte: first } }, sort: ["date", "id"], limit: 1 })
const readBetween = (first: string, next: string) =>
  readPublished("news", { fields, filter: { date: { _gte: first, _lt: next } }, sort: ["date", "id"] })

type Row = Awaited<ReturnType<typeof readBetween>>[number]

const toLink = (row: Row | undefined) => row && { href: `/actualites/${row.slug}`, label: typeset(row.title) }

/**
 * The news just before and just after an item. The questions are those of its whole month, the same for all of the
 * month: with a question per item, each change would ask ten thousand of them again.
 */
export async function readNewsNeighbours({ slug, date }: { slug: string; date: string }) {
  const { first, next } = monthOf(date)
  const around = await Promise.all([readBefore(first), readBetween(first, next), readFrom(next)])
  const rows = around.flat()
  const position = rows.findIndex((row) => row.slug === slug)
  return { previous: toLink(rows[position - 1]), next: position < 0 ? undefined : toLink(rows[position + 1]) }
}
