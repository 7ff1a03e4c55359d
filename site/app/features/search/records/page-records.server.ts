import { readPublished } from "#app/cms/client.server.ts"
import type { Blocks } from "#app/cms/schema.generated.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { requiredText } from "#app/lib/required-text.ts"
import type { SearchRecord } from "#app/features/search/search-record.ts"
import { joinTexts, textOf } from "./record-text.server.ts"

const blockFields = ["heading", "body", "cards", "questions", "steps", "figures", "quote_text"] as const

const readPages = () =>
  readPublished("pages", {
    fields: [
      "path",
      "title",
      "nav_label",
      "summary",
      "description",
      "in_navigation",
      "is_noindex",
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
      { blocks: blockFields },
    ],
    deep: { blocks: { _filter: { is_enabled: { _eq: true } }, _sort: "sort", _limit: -1 } },
    sort: ["path"],
  })

type Row = Awaited<ReturnType<typeof readPages>>[number]
type BlockRow = Pick<Blocks, (typeof blockFields)[number]>

const itemText = ({ title, text }: { title: string; text: string | null }) => joinTexts([title, text])

const blockText = (block: BlockRow) =>
  joinTexts([
    block.heading,
    textOf(block.body),
    ...(block.cards ?? []).map(itemText),
    ...(block.questions ?? []).flatMap(({ question, answer }) => [question, textOf(answer)]),
    ...(block.steps ?? []).map(itemText),
    ...(block.figures ?? []).flatMap(({ value, label }) => [`${value} ${label}`]),
    block.quote_text,
  ])

const pageText = (row: Row) =>
  joinTexts([
    row.fact_audience,
    row.fact_where,
    row.fact_when,
    row.fact_price,
    row.fact_how,
    textOf(row.problem),
    textOf(row.position),
    ...(row.help_lines ?? []).flatMap(({ name, text }) => [name, text]),
    ...(row.key_dates ?? []).flatMap(({ title, text }) => [title, text]),
    ...(row.blocks ?? []).map(blockText),
    ...(row.what_you_can_do ?? []).flatMap(({ title, text }) => [title, text]),
    ...(row.timeline ?? []).flatMap(({ title, text }) => [title, text]),
  ])

/** What about the site itself never is what one looks for: it comes after what is about the subject. */
const MACHINERY = ["/", "/recherche", "/plan-du-site"]

const weightOf = ({ path }: Row) => {
  if (MACHINERY.includes(path)) return 0.3
  return path.split("/").length === 2 ? 1.1 : 1.5
}

/** The address says the word that people learnt to type: `/services/bde`. */
const wordsOfPath = (path: string) => path.split("/").slice(-1).join(" ").replaceAll("-", " ")

/** The pages, with all the words of their blocks. */
export const listPageRecords = async (): Promise<SearchRecord[]> =>
  soundRows(
    "pages",
    (await readPages()).filter((row) => row.is_noindex !== true),
    (row) => ({
      href: row.path,
      kind: "page",
      title: requiredText(row.title),
      names: [row.nav_label ?? "", wordsOfPath(row.path)].join(" "),
      summary: requiredText(row.summary),
      text: pageText(row),
      weight: weightOf(row),
    }),
  )
