import { makeSearchIndex } from "#app/features/search/search-index.server.ts"

/** Published like a page: it is there without the content backend, and follows every change within seconds. */
export const handle = { isPublished: true }

/** What can be found, for the server's searches and the browser's. */
export async function loader() {
  return Response.json(await makeSearchIndex())
}
