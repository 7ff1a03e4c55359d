import { listOffersForFeed } from "#app/features/job-offers/job-offer-feed.server.ts"
import { listNewsForFeed } from "#app/features/news/news-feed.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { writeAtom, writeJsonFeed } from "#app/lib/feed.ts"
import { FEEDS } from "./feeds.ts"

const FORMS = {
  atom: { mediaType: "application/atom+xml", write: writeAtom },
  json: { mediaType: "application/feed+json", write: writeJsonFeed },
} as const

const SOURCES = { news: listNewsForFeed, jobOffers: listOffersForFeed } as const

/** One of the feeds, in one of its forms, as the answer of a route: « {title} – {organisation} ». */
export async function answerFeed(name: keyof typeof FEEDS, form: keyof typeof FORMS): Promise<Response> {
  const { title, description, page, atom, json } = FEEDS[name]
  const [{ siteUrl, shortName, name: organisation }, items] = await Promise.all([getSiteSettings(), SOURCES[name]()])
  const { mediaType, write } = FORMS[form]
  const text = write({
    title: `${title} – ${shortName}`,
    description,
    author: organisation,
    pageUrl: siteUrl + page,
    atomUrl: siteUrl + atom,
    jsonUrl: siteUrl + json,
    items,
  })
  return new Response(text, { headers: { "Content-Type": `${mediaType}; charset=utf-8` } })
}
