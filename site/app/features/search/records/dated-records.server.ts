import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { EVENT_TYPES, isOver, STATE_LABELS } from "#app/features/events/event-rules.ts"
import { formatEventDay } from "#app/features/events/event-time.ts"
import { listOpenJobOffers } from "#app/features/job-offers/job-offers.server.ts"
import type { SearchRecord } from "#app/features/search/search-record.ts"
import { now } from "#app/lib/clock.server.ts"
import { checkedDay, type Day, daysUntil, formatDay } from "#app/lib/dates.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { checkedWallClock, dayOf, endOfDay, wallClockOf } from "#app/lib/wall-clock.ts"
import { joinTexts, textOf } from "./record-text.server.ts"

/** News fade: as much as a page on its day, half of it after a year, and never quite nothing. */
const freshness = (day: Day, today: Day) => 0.25 + 0.85 / (1 + Math.max(0, daysUntil(today, day)) / 365)

const readNews = () =>
  readPublished("news", { fields: ["slug", "title", "date", "theme", "summary", "body", "author"], sort: ["-date"] })

/** The news, today's first. */
export async function listNewsRecords(): Promise<SearchRecord[]> {
  const today = dayOf(now())
  noteRightUntil(endOfDay(today))
  return soundRows("news", await readNews(), (row) => ({
    href: `/actualites/${row.slug}`,
    kind: "actualite",
    title: requiredText(row.title),
    detail: formatDay(checkedDay(row.date)),
    names: "",
    summary: requiredText(row.summary),
    text: joinTexts([textOf(row.body), row.author]),
    weight: freshness(row.date, today),
  }))
}

const readEvents = () =>
  readPublished("events", {
    fields: [
      "slug",
      "title",
      "type",
      "state",
      "starts_at",
      "ends_at",
      "is_all_day",
      "place_name",
      "summary",
      "body",
      "accessibility",
    ],
    sort: ["-starts_at"],
  })

/** The events, those to come before those that are over. */
export async function listEventRecords(): Promise<SearchRecord[]> {
  const present = now()
  noteRightUntil(endOfDay(dayOf(present)))
  return soundRows("events", await readEvents(), (row) => {
    const times = {
      startsAt: checkedWallClock(row.starts_at),
      endsAt: row.ends_at ? checkedWallClock(row.ends_at) : undefined,
      isAllDay: row.is_all_day === true,
    }
    const state = row.state === "scheduled" ? [] : [STATE_LABELS[row.state]]
    return {
      href: `/evenements/${row.slug}`,
      kind: "evenement",
      title: requiredText(row.title),
      detail: [formatEventDay(times), ...state].join(", "),
      names: EVENT_TYPES[row.type],
      summary: requiredText(row.summary),
      text: joinTexts([row.place_name, textOf(row.body), row.accessibility]),
      weight: isOver(times, wallClockOf(present)) ? freshness(row.starts_at.slice(0, 10), dayOf(present)) / 2 : 1.1,
    }
  })
}

/** The offers one may still apply to. */
export const listOfferRecords = async (): Promise<SearchRecord[]> =>
  (await listOpenJobOffers()).map((offer) => ({
    href: offer.path,
    kind: "offre",
    title: offer.title,
    detail: `jusqu’au ${formatDay(offer.closesOn)}`,
    names: `emploi poste ${offer.reference}`,
    summary: offer.summary,
    text: joinTexts([offer.employer, offer.place, offer.hours, offer.salary]),
    weight: 1.1,
  }))
