import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { imageFields, toImage } from "#app/cms/images.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { checkedWallClock } from "#app/lib/wall-clock.ts"
import type { DetailRow, SummaryRow } from "./events.server.ts"

/** What to ask of an event so that a list can show it. */
export const summaryFields = [
  "id",
  "slug",
  "title",
  "type",
  "state",
  "starts_at",
  "ends_at",
  "is_all_day",
  "previous_starts_at",
  "place_name",
  "price",
  "summary",
  { image: imageFields },
] as const

/** What its own page shows besides. */
export const detailFields = [
  ...summaryFields,
  "place_address",
  "online_url",
  "tickets_url",
  "body",
  "accessibility",
  "date_created",
  "date_updated",
  { page: ["path", "title", "status"] },
] as const

const clock = (written: string | null) => (written ? checkedWallClock(written) : undefined)

/** An event as lists show it. Times are wall clocks of Québec. */
export const toEventSummary = (row: SummaryRow) => ({
  slug: row.slug,
  path: `/evenements/${row.slug}`,
  title: requiredText(row.title),
  type: row.type,
  state: row.state,
  startsAt: checkedWallClock(row.starts_at),
  endsAt: clock(row.ends_at),
  isAllDay: row.is_all_day === true,
  previousStartsAt: clock(row.previous_starts_at),
  placeName: optionalText(row.place_name),
  price: optionalText(row.price),
  summary: requiredText(row.summary),
  image: toImage(row.image),
})

/** An event as its own page shows it. */
export const toEventDetails = (row: DetailRow) => ({
  ...toEventSummary(row),
  description: requiredText(row.summary),
  placeAddress: optionalText(row.place_address),
  onlineUrl: safeHref(row.online_url),
  ticketsUrl: safeHref(row.tickets_url),
  bodyHtml: row.body ? cleanHtml(row.body) : undefined,
  accessibility: optionalText(row.accessibility),
  service: row.page?.status === "published" ? { href: row.page.path, label: typeset(row.page.title) } : undefined,
})

export type EventSummary = ReturnType<typeof toEventSummary>
export type EventDetails = ReturnType<typeof toEventDetails>
