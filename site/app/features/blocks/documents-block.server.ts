import { readPublished } from "#app/cms/client.server.ts"
import type { Blocks } from "#app/cms/schema.generated.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { typeset } from "#app/lib/french.ts"
import { mediaUrl } from "#app/lib/media-url.ts"

const readDocuments = (category: Blocks["document_category"], path: string) =>
  readPublished("documents", {
    fields: ["title", "date", "url", { file: ["id", "type", "filesize"] }],
    filter: category ? { category: { _eq: category } } : { page: { path: { _eq: path } } },
    sort: ["-date"],
  })

type Row = Awaited<ReturnType<typeof readDocuments>>[number]

const toDocument = (row: Row) => {
  const href = row.file ? mediaUrl(row.file.id) : row.url
  return href
    ? [
        {
          title: typeset(row.title),
          href,
          date: row.date,
          format: row.file ? (row.file.type?.split("/")[1] ?? "fichier").toUpperCase() : "lien",
          size: row.file?.filesize ? formatFileSize(Number(row.file.filesize)) : undefined,
        },
      ]
    : []
}

/** The documents of a category, or those linked to the page, newest first; those without file nor link are left out. */
export const listBlockDocuments = async (category: Blocks["document_category"], path: string) =>
  (await readDocuments(category, path)).flatMap(toDocument)
