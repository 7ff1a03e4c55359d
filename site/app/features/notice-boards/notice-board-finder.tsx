import { useTypedText } from "#app/lib/use-typed-text.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { describeTotals, searchBuildings } from "./notice-board-rules.ts"
import { NoticeBoardTable } from "./notice-board-table.tsx"
import type { NoticeBoardBuilding } from "./notice-boards.server.ts"

type NoticeBoardFinderProps = { action: string; buildings: readonly NoticeBoardBuilding[]; query: string }

/** The boards by building, narrowed as one types. */
export function NoticeBoardFinder({ action, buildings, query }: NoticeBoardFinderProps) {
  const { text, field } = useTypedText(query)
  const found = searchBuildings(buildings, text)
  return (
    <>
      <Filters
        action={action}
        label="Chercher un pavillon"
        submit="Chercher"
        resetHref={query && action}
        count={describeTotals(found)}
      >
        <Field id="q" label="Pavillon, code ou endroit">
          {(aria) => <TextInput {...aria} {...field} type="search" name="q" autoComplete="off" />}
        </Field>
      </Filters>
      {found.length > 0 ? (
        <NoticeBoardTable buildings={found} />
      ) : (
        <EmptyState title={`Aucun pavillon ne correspond à «\u00A0${text.trim()}\u00A0».`}>
          <p>Cherchez par le nom d’un pavillon, comme « Érables », ou par son code, comme « ERA ».</p>
        </EmptyState>
      )}
    </>
  )
}
