import { listDocuments } from "#app/features/documents/documents.server.ts"
import { listMoments } from "#app/features/issues/issues.server.ts"
import { situateKeyDates } from "./key-dates.server.ts"
import { getPage } from "./pages.server.ts"

/**
 * The page of an issue: its record, its steps with where today stands, its deadlines, the documents linked to it.
 * @throws 404 when no page is published there
 */
export async function getIssuePage(path: string) {
  const [page, documents] = await Promise.all([getPage(path), listDocuments({ page: path })])
  return { page, documents, deadlines: situateKeyDates(page.keyDates), moments: listMoments(page.timeline) }
}

export type IssuePage = Awaited<ReturnType<typeof getIssuePage>>
