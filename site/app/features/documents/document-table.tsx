import { formatDay } from "#app/lib/dates.ts"
import { Badge } from "#app/ui/badge.tsx"
import { DataTable } from "#app/ui/data-table.tsx"
import { documentValidity } from "./document-rules.ts"
import css from "./document-table.module.css"
import type { DocumentSummary } from "./documents.server.ts"

const columns = [
  { key: "title", label: "Document" },
  { key: "date", label: "Date" },
]
const validityColumn = { key: "validity", label: "Validité" }

function DocumentTitle({ document }: { document: DocumentSummary }) {
  const { href, title, format, size, summary, isEnglish } = document
  return (
    <>
      <a className={css.link} href={href} lang={isEnglish ? "en" : undefined}>
        {title}{" "}
        <span className={css.kind} lang="fr-CA">
          ({[format, size].filter(Boolean).join(", ")})
        </span>
      </a>
      {isEnglish && (
        <>
          {" "}
          <Badge>en anglais</Badge>
        </>
      )}
      {summary && <p className={css.summary}>{summary}</p>}
    </>
  )
}

function Validity({ document }: { document: DocumentSummary }) {
  return (
    <span>
      <Badge tone={document.isInForce ? "good" : "past"}>{documentValidity(document)}</Badge>
    </span>
  )
}

/** Documents with their type and weight, their date, and whether they still apply where that can be said of one of them. */
export function DocumentTable({ caption, documents }: { caption: string; documents: readonly DocumentSummary[] }) {
  const hasValidity = documents.some((document) => documentValidity(document) !== undefined)
  return (
    <div className={css.frame}>
      <DataTable
        caption={caption}
        hideCaption
        columns={hasValidity ? [...columns, validityColumn] : columns}
        rows={documents.map((document) => ({
          id: document.slug,
          cells: {
            title: <DocumentTitle document={document} />,
            date: <time dateTime={document.date}>{formatDay(document.date)}</time>,
            validity: documentValidity(document) && <Validity document={document} />,
          },
        }))}
      />
    </div>
  )
}
