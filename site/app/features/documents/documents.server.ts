import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { checkedDay } from "#app/lib/dates.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { mediaUrl } from "#app/lib/media-url.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import type { DocumentCategory } from "./document-rules.ts"

/** Which documents: of a category, linked to a page (its path), of an election (its year). */
export type DocumentsAsked = {
  category?: DocumentCategory | undefined
  page?: string | undefined
  election?: number | undefined
}

const readDocuments = ({ category, page, election }: DocumentsAsked) =>
  readPublished("documents", {
    fields: [
      "id",
      "slug",
      "title",
      "category",
      "date",
      "validity",
      "language",
      "summary",
      "url",
      { file: ["id", "type", "filesize", "filename_download"] },
    ],
    filter: {
      _and: [
        ...(category === undefined ? [] : [{ category: { _eq: category } }]),
        ...(page === undefined ? [] : [{ page: { path: { _eq: page } } }]),
        ...(election === undefined ? [] : [{ election: { year: { _eq: election } } }]),
      ],
    },
    sort: ["-date", "title"],
  })

type Row = Awaited<ReturnType<typeof readDocuments>>[number]

const toFile = (file: NonNullable<Row["file"]>) => ({
  href: mediaUrl(file.id),
  format: (/\.([a-z0-9]{2,5})$/i.exec(file.filename_download)?.[1] ?? "fichier").toUpperCase(),
  size: file.filesize ? formatFileSize(Number(file.filesize)) : undefined,
})

function toWhere(row: Row) {
  if (row.file) return toFile(row.file)
  const href = safeHref(row.url)
  if (href) return { href, format: "lien externe", size: undefined }
  throw new Error("Neither file nor link")
}

export type DocumentSummary = ReturnType<typeof toDocumentSummary>

/** A document to take away: `href` is its file on this site or a link elsewhere. */
export const toDocumentSummary = (row: Row) => ({
  slug: row.slug,
  title: requiredText(row.title),
  category: row.category,
  date: checkedDay(row.date),
  isInForce: row.validity === "in_force",
  isEnglish: row.language === "en",
  summary: optionalText(row.summary),
  ...toWhere(row),
})

/** Documents, newest first; those without file nor link are left out. */
export const listDocuments = async (asked: DocumentsAsked = {}): Promise<DocumentSummary[]> =>
  soundRows("documents", await readDocuments(asked), toDocumentSummary)
