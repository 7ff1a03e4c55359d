import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { sectionOf } from "#app/lib/path.ts"
import { ancestorPaths } from "./ancestor-paths.ts"
import { chooseRelated, inOrderOf, MOST_RELATED } from "./related-pages.ts"
import { toPageSummary } from "./section-pages.server.ts"

const readSectionPages = (path: string) =>
  readPublished("pages", {
    fields: ["path", "title", "summary", "nav_label", "is_new", "in_related", "related_pages"],
    filter: {
      _or: [
        { path: { _starts_with: `/${sectionOf(path)}/` } },
        { path: { _in: [`/${sectionOf(path)}`, ...ancestorPaths(path)] } },
      ],
    },
    sort: ["nav_order", "path"],
  })

const readPages = (paths: readonly string[]) =>
  readPublished("pages", {
    fields: ["path", "title", "summary", "is_new"],
    filter: { path: { _in: [...paths] } },
  })

/** The pages that an editor chose for a page, in their order; those that are not published are left out. */
async function listChosen(paths: readonly string[]) {
  return inOrderOf(paths, soundRows("pages", await readPages(paths), toPageSummary))
}

const isBelow = (path: string) => path.split("/").length > 2

/** What surrounds an address: the pages above it, home first, and the pages to read next: those chosen for it, else those of its section. */
export async function readNeighbours(path: string) {
  if (path === "/") return { breadcrumb: [], related: [] }
  const rows = await readSectionPages(path)
  const known = new Map(rows.map((row) => [row.path, optionalText(row.nav_label || row.title)]))
  const breadcrumb = ancestorPaths(path).flatMap((href) => {
    const label = known.get(href)
    return label === undefined ? [] : [{ href, label }]
  })
  const chosen = rows.find((row) => row.path === path)?.related_pages ?? []
  const offered = rows.filter((row) => (row.in_related !== false || row.path === path) && isBelow(row.path))
  return {
    breadcrumb: [{ href: "/", label: "Accueil" }, ...breadcrumb],
    related:
      chosen.length > 0
        ? await listChosen(chosen.slice(0, MOST_RELATED).map((page) => page.path))
        : chooseRelated(soundRows("pages", offered, toPageSummary), path),
  }
}
