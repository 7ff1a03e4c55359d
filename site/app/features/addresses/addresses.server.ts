import { readPublished } from "#app/cms/client.server.ts"

/**
 * Every address that the public may read now: the pages, and the records that have a page of their own.
 * @throws 503 when the backend fails or does not answer.
 */
export async function listAddresses(): Promise<string[]> {
  const [pages, news, events, jobOffers] = await Promise.all([
    readPublished("pages", { fields: ["path"] }),
    readPublished("news", { fields: ["slug"] }),
    readPublished("events", { fields: ["slug"] }),
    readPublished("job_offers", { fields: ["id"] }),
  ])
  return [
    ...pages.map(({ path }) => path),
    ...news.map(({ slug }) => `/actualites/${slug}`),
    ...events.map(({ slug }) => `/evenements/${slug}`),
    ...jobOffers.map(({ id }) => `/a-propos/offres-emploi/${id}`),
  ]
}
