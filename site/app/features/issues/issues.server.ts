import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { type IssueMoment, type IssueStep, toMoment } from "./issue-rules.ts"

/** The steps of an issue with where today stands in each; one with an impossible date hides itself. */
export function listMoments(steps: readonly IssueStep[]): IssueMoment[] {
  const today = dayOf(now())
  const moments = soundRows("pages.timeline", steps, (step) => toMoment(step, today))
  if (moments.some(({ state }) => state === "current" || state === "coming")) noteRightUntil(endOfDay(today))
  return moments
}

const readIssues = () =>
  readPublished("pages", {
    fields: ["path", "title", "summary", "is_new", "timeline"],
    filter: { path: { _starts_with: "/enjeux/" } },
    sort: ["nav_order", "path"],
  })

type Row = Awaited<ReturnType<typeof readIssues>>[number]

/** The last thing that the confederation did and dated; what happened around it is no step of its own. */
function latestStep(row: Row): IssueMoment | undefined {
  const steps = (row.timeline ?? []).map(({ date, kind, title }) => ({
    date: date || undefined,
    kind: kind ?? ("milestone" as const),
    title: typeset(title),
    text: undefined,
    url: undefined,
  }))
  return listMoments(steps)
    .filter(({ date, kind, state }) => date !== undefined && kind !== "milestone" && state !== "coming")
    .toSorted((left, right) => (left.date ?? "").localeCompare(right.date ?? ""))
    .at(-1)
}

const toIssue = (row: Row) => ({
  path: row.path,
  title: requiredText(row.title),
  summary: requiredText(row.summary),
  isNew: row.is_new === true,
  latest: latestStep(row),
})

export type IssueSummary = ReturnType<typeof toIssue>

/** The issues that the confederation defends, in the order of the menu. */
export const listIssues = async (): Promise<IssueSummary[]> => soundRows("pages", await readIssues(), toIssue)
