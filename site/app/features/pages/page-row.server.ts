import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { toImage } from "#app/cms/images.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { toLink } from "#app/features/blocks/block-parts.server.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { PageRow } from "./pages.server.ts"

const html = (written: string | null) => (written ? cleanHtml(written) : undefined)

const toFacts = (row: PageRow) =>
  [
    { label: "Pour qui", value: optionalText(row.fact_audience) },
    { label: "Où", value: optionalText(row.fact_where) },
    { label: "Quand", value: optionalText(row.fact_when) },
    { label: "Prix", value: optionalText(row.fact_price) },
    { label: "Comment faire", value: optionalText(row.fact_how) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))

const toTimeline = (row: PageRow) =>
  soundRows("pages.timeline", row.timeline ?? [], (step) => ({
    date: step.date || undefined,
    kind: step.kind ?? "milestone",
    title: requiredText(step.title),
    text: optionalText(step.text),
    url: safeHref(step.url),
  }))

const toHelpLines = (row: PageRow) =>
  soundRows("pages.help_lines", row.help_lines ?? [], (line) => ({
    name: requiredText(line.name),
    phone: line.phone || undefined,
    text: optionalText(line.text),
    hours: optionalText(line.hours),
    languages: optionalText(line.languages),
    cost: optionalText(line.cost),
    url: safeHref(line.url),
    urgency: line.urgency,
  }))

/** The periods and deadlines of a page, as they were written. */
export const toKeyDates = (row: Pick<PageRow, "key_dates">) =>
  soundRows("pages.key_dates", row.key_dates ?? [], (date) => ({
    title: requiredText(date.title),
    opensOn: date.opens_on ?? undefined,
    closesOn: date.closes_on ?? undefined,
    text: optionalText(date.text),
    url: safeHref(date.url),
  }))

/** A page record in our words: no nulls, HTML cleaned, French set. */
export const toPage = (row: PageRow) => ({
  path: row.path,
  title: requiredText(row.title),
  summary: requiredText(row.summary),
  description: typeset(row.description || row.summary),
  isNew: row.is_new === true,
  layout: row.layout,
  tone: row.tone,
  isNoindex: row.is_noindex === true,
  image: toImage(row.image),
  action: toLink(row.action_label, row.action_url),
  facts: toFacts(row),
  problem: html(row.problem),
  position: html(row.position),
  timeline: toTimeline(row),
  whatYouCanDo: soundRows("pages.what_you_can_do", row.what_you_can_do ?? [], (step) => ({
    title: requiredText(step.title),
    text: optionalText(step.text),
    link: toLink(step.label || step.title, step.url),
  })),
  keyDates: toKeyDates(row),
  helpLines: toHelpLines(row),
  reviewedOn: row.reviewed_on ?? undefined,
  updatedOn: row.date_updated ? dayOf(new Date(row.date_updated)) : undefined,
  owner: optionalText(row.owner),
})
