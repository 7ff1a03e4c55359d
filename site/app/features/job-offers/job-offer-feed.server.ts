import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { formatDay } from "#app/lib/dates.ts"
import { type FeedItem, withAbsoluteAddresses } from "#app/lib/feed.ts"
import { dayOf, endOfDay, instantOf } from "#app/lib/wall-clock.ts"
import { EMPLOYMENT_TYPES } from "./job-offer-rules.ts"
import { detailFields, toJobOfferDetails } from "./job-offers.server.ts"

const readForFeed = (today: string) =>
  readPublished("job_offers", {
    fields: [...detailFields, "date_created", "date_updated"],
    filter: { closes_on: { _gte: today } },
    sort: ["-posted_on", "-id"],
  })

type Row = Awaited<ReturnType<typeof readForFeed>>[number]

const toItem = (row: Row, today: string): FeedItem => {
  const offer = toJobOfferDetails(row, today)
  const publishedAt = instantOf(`${offer.postedOn}T12:00:00`)
  const written = row.date_updated ?? row.date_created
  const changedAt = written ? new Date(written) : publishedAt
  const summary = [
    `${EMPLOYMENT_TYPES[offer.employmentType]}, jusqu’au ${formatDay(offer.closesOn)}.`,
    offer.summary,
  ].join(" ")
  return {
    id: `tag:${new URL(env.SITE_URL).hostname},2026:offre-${row.id}`,
    url: env.SITE_URL + offer.path,
    title: offer.title,
    summary,
    html: withAbsoluteAddresses(offer.dutiesHtml, env.SITE_URL),
    author: offer.employer,
    publishedAt,
    changedAt: changedAt > publishedAt ? changedAt : publishedAt,
  }
}

/** The open offers as a feed holds them, the latest posted first; one that expires leaves at midnight. */
export async function listOffersForFeed(): Promise<FeedItem[]> {
  const today = dayOf(now())
  noteRightUntil(endOfDay(today))
  return soundRows("job_offers", await readForFeed(today), (row) => toItem(row, today))
}
