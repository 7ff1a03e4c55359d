import { formatDay } from "#app/lib/dates.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { FileLink } from "#app/ui/file-link.tsx"
import type { BlockDocument } from "./block.ts"

/** Documents to take away, newest first. */
export function DocumentsBlock({ documents }: { documents: readonly BlockDocument[] }) {
  if (documents.length === 0) return <EmptyState title="Aucun document pour le moment." />
  return (
    <ul role="list">
      {documents.map(({ date, ...file }) => (
        <li key={file.href}>
          <FileLink {...file} date={<time dateTime={date}>{formatDay(date)}</time>} />
        </li>
      ))}
    </ul>
  )
}
