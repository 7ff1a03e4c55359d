import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import type { Model } from "#cms/scripts/schema/model.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import { studioLanguages } from "#cms/scripts/schema/properties.ts"
import { typeset } from "#cms/scripts/schema/typeset.ts"
import { flowDifferences } from "./flow-differences.ts"
import { type Dashboard, type Preset, readDashboard, readPresets, readTranslations } from "./read-studio.ts"

/** One way in which the Studio differs from `cms/studio/`, and the write that removes it. */
export type StudioDifference = { subject: string; detail: string; write: () => Promise<void> }

const Row = z.record(z.string(), z.json())
type Row = z.infer<typeof Row>

/**
 * How the words, the lists and the dashboard that everybody opens differ from `cms/studio/`. What a person arranged for themselves
 * (a preset with a user) and what an administrator made for a role are neither read nor touched; nor are other dashboards.
 */
export async function studioDifferences(directus: Directus, model: Model): Promise<StudioDifference[]> {
  const everybodys = "/presets?limit=-1&filter[user][_null]=true&filter[role][_null]=true"
  const dashboardId = stableId("dashboard")
  const [presets, dashboards, panels, translations] = await Promise.all([
    directus.read(everybodys, z.array(Row)),
    directus.read(`/dashboards?filter[id][_eq]=${dashboardId}`, z.array(Row)),
    directus.read(`/panels?limit=-1&filter[dashboard][_eq]=${dashboardId}`, z.array(Row)),
    directus.read("/translations?limit=-1", z.array(Row)),
  ])
  const dashboard = readDashboard(model)
  const wantedPanels = panelRows(dashboard, dashboardId)
  const isWanted = ({ id }: Row) => wantedPanels.some((panel) => panel["id"] === id)
  return [
    ...readPresets(model).flatMap((preset) => {
      const wanted = presetRow(preset)
      const live = presets.find((row) => same(row, wanted, ["collection", "bookmark"]))
      return compared(directus, "/presets", `${preset.collection} « ${preset.bookmark ?? "liste"} »`, wanted, live)
    }),
    ...wordDifferences(directus, translations),
    ...(await flowDifferences(directus, model)),
    ...compared(directus, "/dashboards", dashboard.name, dashboardRow(dashboard, dashboardId), dashboards[0]),
    ...wantedPanels.flatMap((wanted) => {
      const live = panels.find(({ id }) => id === wanted["id"])
      return compared(
        directus,
        "/panels",
        `${dashboard.name} : ${String(wanted["name"] || wanted["type"])}`,
        wanted,
        live,
      )
    }),
    ...panels
      .filter((panel) => madeByUs(panel) && !isWanted(panel))
      .map((panel) => ({
        subject: `${dashboard.name} : ${String(panel["name"])}`,
        detail: "is no longer in cms/studio",
        write: () => directus.write("DELETE", `/panels/${String(panel["id"])}`),
      })),
  ]
}

const presetRow = ({ collection, bookmark, icon, color, filter, fields, widths, sort }: Preset): Row => ({
  collection,
  bookmark,
  icon,
  color,
  filter,
  layout: "tabular",
  layout_query: { tabular: { fields, sort, page: 1 } },
  layout_options: { tabular: { widths, spacing: "cozy" } },
})

/** New words are sent together: there are many. */
function wordDifferences(directus: Directus, live: Row[]): StudioDifference[] {
  const pairs = translationRows().map((wanted) => ({
    wanted,
    found: live.find((row) => same(row, wanted, ["language", "key"])),
  }))
  const missing = pairs.filter(({ found }) => !found).map(({ wanted }) => wanted)
  const write = () => directus.write("POST", "/translations", missing)
  return [
    ...(missing.length > 0 ? [{ subject: "Words of the Studio", detail: `${missing.length} are missing`, write }] : []),
    ...pairs.flatMap(({ wanted, found }) =>
      found ? compared(directus, "/translations", `« ${String(wanted["key"])} »`, wanted, found) : [],
    ),
  ]
}

const translationRows = (): Row[] =>
  studioLanguages.flatMap((language) =>
    Object.entries(readTranslations()).map(([key, value]) => ({ language, key, value: typeset(value) })),
  )

const dashboardRow = ({ name, icon, note, color }: Dashboard, id: string): Row => ({ id, name, icon, note, color })

const panelId = (x: number, y: number) => stableId(`panel ${x} ${y}`)

const panelRows = ({ panels }: Dashboard, dashboard: string): Row[] =>
  panels.map(({ x, y, w, h, showHeader, ...panel }) => ({
    id: panelId(x, y),
    dashboard,
    ...panel,
    show_header: showHeader,
    position_x: x,
    position_y: y,
    width: w,
    height: h,
  }))

/** The id of a panel of ours follows from its place; a panel that a person added has any other. */
const madeByUs = ({ id, position_x, position_y }: Row) => id === panelId(Number(position_x), Number(position_y))

function compared(directus: Directus, path: string, subject: string, wanted: Row, live?: Row): StudioDifference[] {
  if (!live) return [{ subject, detail: "is missing", write: () => directus.write("POST", path, wanted) }]
  const changed = Object.keys(wanted).filter((name) => !same(live, wanted, [name]))
  if (changed.length === 0) return []
  const change = Object.fromEntries(changed.map((name) => [name, wanted[name] ?? null]))
  const write = () => directus.write("PATCH", `${path}/${String(live["id"])}`, change)
  return [{ subject, detail: `differs in ${changed.join(", ")}`, write }]
}

const same = (live: Row, wanted: Row, names: string[]) =>
  names.every((name) => isDeepStrictEqual(live[name] ?? null, wanted[name] ?? null))
