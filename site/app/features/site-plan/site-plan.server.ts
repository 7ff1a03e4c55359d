import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { typeset } from "#app/lib/french.ts"
import { sectionOf } from "#app/lib/path.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { arrangePlan, type PlanPage } from "./arrange-plan.ts"

const readPages = () =>
  readPublished("pages", {
    fields: ["path", "title", "nav_label", "summary", "is_new", "is_noindex"],
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readPages>>[number]

const toPlanPage = (row: Row): PlanPage => ({
  path: row.path,
  section: sectionOf(row.path),
  // The home page's title greets: in a list it goes by its name.
  title: row.path === "/" && row.nav_label ? typeset(row.nav_label) : requiredText(row.title),
  summary: typeset(row.summary),
  isNew: row.is_new === true,
})

/** Every page of the site by section, except those kept from search engines. */
export const getSitePlan = async () =>
  arrangePlan(
    soundRows(
      "pages",
      (await readPages()).filter((row) => row.is_noindex !== true),
      toPlanPage,
    ),
  )
