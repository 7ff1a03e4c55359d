import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { type Day, daysUntil } from "#app/lib/dates.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { mediaUrl } from "#app/lib/media-url.ts"
import { notFound } from "#app/lib/not-found.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"

const summaryFields = [
  "id",
  "title",
  "reference",
  "employer",
  "employment_type",
  "posted_on",
  "closes_on",
  "hours",
  "place",
  "salary_text",
  "summary",
] as const

export const detailFields = [
  ...summaryFields,
  "starts_on",
  "salary_min",
  "salary_max",
  "salary_unit",
  "duties",
  "requirements",
  "conditions",
  "how_to_apply",
  "apply_email",
  "apply_url",
  { file: ["id", "filesize"] },
] as const

const readOpenOffers = (today: Day) =>
  readPublished("job_offers", {
    fields: summaryFields,
    filter: { closes_on: { _gte: today } },
    sort: ["closes_on", "title"],
  })

const readOffer = (id: number) =>
  readPublished("job_offers", { fields: detailFields, filter: { id: { _eq: id } }, limit: 1 })

type SummaryRow = Awaited<ReturnType<typeof readOpenOffers>>[number]
type DetailRow = Awaited<ReturnType<typeof readOffer>>[number]

const html = (written: string | null) => (written ? cleanHtml(written) : undefined)

/** An offer as the list shows it. `daysLeft` counts from `today`: 0 on the closing day, negative once expired. */
export const toJobOfferSummary = (row: SummaryRow, today: Day) => ({
  id: row.id,
  path: `/a-propos/offres-emploi/${row.id}`,
  title: requiredText(row.title),
  reference: row.reference,
  employer: optionalText(row.employer),
  employmentType: row.employment_type,
  postedOn: row.posted_on,
  closesOn: row.closes_on,
  daysLeft: daysUntil(row.closes_on, today),
  hours: optionalText(row.hours),
  place: optionalText(row.place),
  salary: optionalText(row.salary_text),
  summary: requiredText(row.summary),
})

/** An offer as its own page shows it. */
export const toJobOfferDetails = (row: DetailRow, today: Day) => ({
  ...toJobOfferSummary(row, today),
  description: requiredText(row.summary),
  startsOn: optionalText(row.starts_on),
  salaryRange: {
    min: row.salary_min ?? undefined,
    max: row.salary_max ?? undefined,
    unit: row.salary_unit ?? undefined,
  },
  dutiesHtml: cleanHtml(row.duties),
  requirementsHtml: html(row.requirements),
  conditionsHtml: html(row.conditions),
  howToApplyHtml: cleanHtml(row.how_to_apply),
  applyEmail: row.apply_email || undefined,
  applyUrl: safeHref(row.apply_url),
  file: row.file ? { href: mediaUrl(row.file.id), size: formatFileSize(Number(row.file.filesize ?? 0)) } : undefined,
})

export type JobOfferSummary = ReturnType<typeof toJobOfferSummary>
export type JobOfferDetails = ReturnType<typeof toJobOfferDetails>

/** The offers one may still apply to, the most pressing first; right until midnight. */
export async function listOpenJobOffers(): Promise<JobOfferSummary[]> {
  const today = dayOf(now())
  noteRightUntil(endOfDay(today))
  return soundRows("job_offers", await readOpenOffers(today), (row) => toJobOfferSummary(row, today))
}

/**
 * The job offer of that id, expired or not.
 * @throws 404 when none is published.
 */
export async function getJobOffer(id: number): Promise<JobOfferDetails> {
  const today = dayOf(now())
  const [offer] = soundRows("job_offers", await readOffer(id), (row) => toJobOfferDetails(row, today))
  if (offer === undefined) throw notFound()
  if (offer.daysLeft >= 0) noteRightUntil(endOfDay(today))
  return offer
}
