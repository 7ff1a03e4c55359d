import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { requiredText } from "#app/lib/required-text.ts"
import type { PageSummary } from "./related-pages.ts"

const readPages = (section: string) =>
  readPublished("pages", {
    fields: ["path", "title", "summary", "is_new"],
    filter: { path: { _starts_with: `/${section}/` }, in_navigation: { _eq: true } },
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readPages>>[number]

/** A page as others mention it. */
export const toPageSummary = (row: Row): PageSummary => ({
  path: row.path,
  title: requiredText(row.title),
  summary: requiredText(row.summary),
  isNew: row.is_new === true,
})

/** The pages under `/{section}` that the menu shows, in its order. */
export const listSectionPages = async (section: string): Promise<PageSummary[]> =>
  soundRows("pages", await readPages(section), toPageSummary)
