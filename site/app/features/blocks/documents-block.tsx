import type { DocumentSummary } from "#app/features/documents/documents.server.ts"
import { formatDay } from "#app/lib/dates.ts"
import { Badge } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { FileLink } from "#app/ui/file-link.tsx"

/** Documents to take away, newest first. */
export function DocumentsBlock({ documents }: { documents: readonly DocumentSummary[] }) {
  if (documents.length === 0) return <EmptyState title="Aucun document pour le moment." />
  return (
    <ul role="list">
      {documents.map(({ slug, title, href, format, size, date, isInForce }) => (
        <li key={slug}>
          <FileLink
            title={title}
            href={href}
            format={format}
            size={size}
            date={<time dateTime={date}>{formatDay(date)}</time>}
            badge={!isInForce && <Badge tone="past">Archivé</Badge>}
          />
        </li>
      ))}
    </ul>
  )
}
