import { readPublished } from "#app/cms/client.server.ts"

/**
 * Every address that answers the public now: the pages, the records that have a page of their own, the redirects.
 * @throws 503 when the backend fails or does not answer.
 */
export async function listAddresses(): Promise<string[]> {
  const [pages, news, events, jobOffers, redirects] = await Promise.all([
    readPublished("pages", { fields: ["path"] }),
    readPublished("news", { fields: ["slug"] }),
    readPublished("events", { fields: ["slug"] }),
    readPublished("job_offers", { fields: ["id"] }),
    readPublished("redirects", { fields: ["from_path"] }),
  ])
  return [
    ...pages.map(({ path }) => path),
    ...news.map(({ slug }) => `/actualites/${slug}`),
    ...events.map(({ slug }) => `/evenements/${slug}`),
    ...jobOffers.map(({ id }) => `/a-propos/offres-emploi/${id}`),
    ...redirects.map(({ from_path }) => from_path),
  ]
}
