import type { Blocks } from "#app/cms/schema.generated.ts"
import { listDocuments } from "#app/features/documents/documents.server.ts"

/** The documents of a category, or those linked to the page when an editor chose none. */
export const listBlockDocuments = (category: Blocks["document_category"], path: string) =>
  listDocuments(category ? { category } : { page: path })
