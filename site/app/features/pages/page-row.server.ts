import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { toImage } from "#app/cms/images.ts"
import { typeset } from "#app/lib/french.ts"
import { dayOf } from "#app/lib/wall-clock.ts"
import type { PageRow } from "./pages.server.ts"

const text = (written: string | null) => (written ? typeset(written) : undefined)
const html = (written: string | null) => (written ? cleanHtml(written) : undefined)

const toFacts = (row: PageRow) =>
  [
    { label: "Pour qui", value: text(row.fact_audience) },
    { label: "Où", value: text(row.fact_where) },
    { label: "Quand", value: text(row.fact_when) },
    { label: "Prix", value: text(row.fact_price) },
    { label: "Comment faire", value: text(row.fact_how) },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]))

const toAction = (label: string | null, href: string | null) =>
  label && href ? { label: typeset(label), href } : undefined

const toTimeline = (row: PageRow) =>
  (row.timeline ?? []).map((step) => ({
    date: step.date || undefined,
    kind: step.kind ?? "milestone",
    title: typeset(step.title),
    text: text(step.text),
    url: step.url || undefined,
  }))

const toHelpLines = (row: PageRow) =>
  (row.help_lines ?? []).map((line) => ({
    name: typeset(line.name),
    phone: line.phone || undefined,
    text: text(line.text),
    hours: text(line.hours),
    languages: text(line.languages),
    cost: text(line.cost),
    url: line.url || undefined,
    urgency: line.urgency,
  }))

/** A page record in our words: no nulls, HTML cleaned, French set. */
export const toPage = (row: PageRow) => ({
  path: row.path,
  title: typeset(row.title),
  summary: typeset(row.summary),
  description: typeset(row.description || row.summary),
  isNew: row.is_new === true,
  layout: row.layout,
  tone: row.tone,
  isNoindex: row.is_noindex === true,
  image: toImage(row.image),
  action: toAction(row.action_label, row.action_url),
  facts: toFacts(row),
  problem: html(row.problem),
  position: html(row.position),
  timeline: toTimeline(row),
  whatYouCanDo: (row.what_you_can_do ?? []).map((step) => ({
    title: typeset(step.title),
    text: text(step.text),
    link: step.url ? { label: typeset(step.label || step.title), href: step.url } : undefined,
  })),
  keyDates: (row.key_dates ?? []).map((date) => ({
    title: typeset(date.title),
    opensOn: date.opens_on ?? undefined,
    closesOn: date.closes_on ?? undefined,
    text: text(date.text),
    url: date.url || undefined,
  })),
  helpLines: toHelpLines(row),
  reviewedOn: row.reviewed_on ?? undefined,
  updatedOn: row.date_updated ? dayOf(new Date(row.date_updated)) : undefined,
  owner: text(row.owner),
})
