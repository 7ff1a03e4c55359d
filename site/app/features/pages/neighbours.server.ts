import { readPublished } from "#app/cms/client.server.ts"
import { typeset } from "#app/lib/french.ts"
import { sectionOf } from "#app/lib/path.ts"
import { ancestorPaths } from "./ancestor-paths.ts"
import { chooseRelated } from "./related-pages.ts"

const readSectionPages = (path: string) =>
  readPublished("pages", {
    fields: ["path", "title", "summary", "nav_label", "is_new", "in_related"],
    filter: {
      _or: [
        { path: { _starts_with: `/${sectionOf(path)}/` } },
        { path: { _in: [`/${sectionOf(path)}`, ...ancestorPaths(path)] } },
      ],
    },
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readSectionPages>>[number]

const toSummary = (row: Row) => ({
  path: row.path,
  title: typeset(row.title),
  summary: typeset(row.summary),
  isNew: row.is_new === true,
})

const isBelow = (path: string) => path.split("/").length > 2

/** What surrounds an address: the pages above it, home first, and the pages of its section to read next. */
export async function readNeighbours(path: string) {
  if (path === "/") return { breadcrumb: [], related: [] }
  const rows = await readSectionPages(path)
  const known = new Map(rows.map((row) => [row.path, typeset(row.nav_label || row.title)]))
  const breadcrumb = ancestorPaths(path).flatMap((href) => {
    const label = known.get(href)
    return label === undefined ? [] : [{ href, label }]
  })
  const offered = rows.filter((row) => (row.in_related !== false || row.path === path) && isBelow(row.path))
  return {
    breadcrumb: [{ href: "/", label: "Accueil" }, ...breadcrumb],
    related: chooseRelated(offered.map(toSummary), path),
  }
}
