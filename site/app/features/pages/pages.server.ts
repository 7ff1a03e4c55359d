import { readPublished } from "#app/cms/client.server.ts"
import { imageFields } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { blockFields, toBlocks } from "#app/features/blocks/blocks.server.ts"
import { getBlockContact } from "#app/features/blocks/organisation-block.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { readNeighbours } from "./neighbours.server.ts"
import { toPage } from "./page-row.server.ts"

const readPage = (path: string) =>
  readPublished("pages", {
    fields: [
      "path",
      "title",
      "summary",
      "description",
      "is_new",
      "layout",
      "contact",
      "tone",
      "action_label",
      "action_url",
      "fact_audience",
      "fact_where",
      "fact_when",
      "fact_price",
      "fact_how",
      "problem",
      "position",
      "timeline",
      "what_you_can_do",
      "key_dates",
      "help_lines",
      "reviewed_on",
      "owner",
      "is_noindex",
      "date_updated",
      { image: imageFields, blocks: blockFields },
    ],
    filter: { path: { _eq: path } },
    deep: { blocks: { _filter: { is_enabled: { _eq: true } }, _sort: "sort", _limit: -1 } },
    limit: 1,
  })

export type PageRow = Awaited<ReturnType<typeof readPage>>[number]

export type PageDetails = Awaited<ReturnType<typeof getPage>>

/**
 * The page record of an address with its blocks, its contact block, its breadcrumb and its related pages.
 * @throws 404 when no page that can be shown is published there.
 */
export async function getPage(path: string) {
  const [rows, neighbours] = await Promise.all([readPage(path), readNeighbours(path)])
  const [found] = soundRows("pages", rows, (row) => ({ row, page: toPage(row) }))
  if (found === undefined) throw notFound()
  const { row, page } = found
  const [blocks, contact] = await Promise.all([
    toBlocks(row.blocks, path),
    row.contact === "none" ? undefined : getBlockContact(row.contact),
  ])
  return { ...page, ...neighbours, blocks, contact }
}
