import { readPublished } from "#app/cms/client.server.ts"
import { typeset } from "#app/lib/french.ts"

const fields = ["id", "slug", "title", "date"] as const

const readBefore = (first: string) =>
  readPublished("news", { fields, filter: { date: { _lt: first } }, sort: ["-date", "-id"], limit: 1 })
const readAfter = (last: string) =>
  readPublished("news", { fields, filter: { date: { _gt: last } }, sort: ["date", "id"], limit: 1 })
const readBetween = (first: string, last: string) =>
  readPublished("news", { fields, filter: { date: { _gte: first, _lte: last } }, sort: ["date", "id"] })

type Row = Awaited<ReturnType<typeof readBetween>>[number]

const toLink = (row: Row | undefined) => row && { href: `/actualites/${row.slug}`, label: typeset(row.title) }

/**
 * The news just before and just after an item. The questions are those of its whole month, the same for all of the
 * month: with a question per item, each change would ask ten thousand of them again.
 */
export async function readNewsNeighbours({ slug, date }: { slug: string; date: string }) {
  const month = date.slice(0, 7)
  const [first, last] = [`${month}-01`, `${month}-31`]
  const around = await Promise.all([readBefore(first), readBetween(first, last), readAfter(last)])
  const rows = around.flat()
  const position = rows.findIndex((row) => row.slug === slug)
  return { previous: toLink(rows[position - 1]), next: position < 0 ? undefined : toLink(rows[position + 1]) }
}
