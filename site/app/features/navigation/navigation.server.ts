import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { sectionOf } from "#app/lib/path.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { QUICK_PATHS, SECTIONS } from "./sections.ts"

const readMenuPages = () =>
  readPublished("pages", {
    fields: ["path", "title", "nav_label", "is_new"],
    filter: { in_navigation: { _eq: true } },
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readMenuPages>>[number]

export type Menu = ReturnType<typeof toMenu>

const toLink = (row: Row) => ({
  href: row.path,
  label: requiredText(row.nav_label || row.title),
  isNew: row.is_new === true,
})

const toLinks = (rows: readonly Row[]) => soundRows("pages", rows, toLink)

/**
 * The five sections with their pages in the order editors gave, and the quick links outside them.
 * A section's own page is its `href`, not one of its links.
 */
export const toMenu = (rows: readonly Row[]) => ({
  sections: SECTIONS.map(({ slug, label }) => {
    const pages = rows.filter((row) => sectionOf(row.path) === slug)
    const href = `/${slug}`
    return { href, label, shape: slug, links: toLinks(pages.filter((row) => row.path !== href)) }
  }),
  quickLinks: QUICK_PATHS.flatMap((path) => toLinks(rows.filter((row) => row.path === path))),
})

/** The menu of every page. */
export const getMenu = async () => toMenu(await readMenuPages())
