import { readPublished } from "#app/cms/client.server.ts"
import { typeset } from "#app/lib/french.ts"
import { SECTIONS, sectionOfPath } from "./sections.ts"

const readMenuPages = () =>
  readPublished("pages", {
    fields: ["path", "title", "nav_label", "is_new"],
    filter: { in_navigation: { _eq: true } },
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readMenuPages>>[number]

export type MenuLink = ReturnType<typeof toMenuLink>
export type MenuSection = ReturnType<typeof toMenu>[number]

const toMenuLink = (row: Row) => ({
  href: row.path,
  label: typeset(row.nav_label || row.title),
  isNew: row.is_new === true,
})

/** The five sections with their pages, in the order editors gave; a section's own page is its `href`, not one of its links. */
export const toMenu = (rows: readonly Row[]) =>
  SECTIONS.map(({ slug, label }) => {
    const href = `/${slug}`
    const links = rows.filter(row => sectionOfPath(row.path) === slug && row.path !== href).map(toMenuLink)
    return { slug, href, label, links }
  })

/** The menu of every page. */
export const getMenu = async () => toMenu(await readMenuPages())
