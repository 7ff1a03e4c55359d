import { countOf } from "#app/lib/count-of.ts"
import { useTypedText } from "#app/lib/use-typed-text.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { groupByCategory, searchEquipment } from "./equipment-rules.ts"
import { EquipmentShelf } from "./equipment-shelf.tsx"
import type { EquipmentItem } from "./equipment.server.ts"

const describeCount = (count: number) => (count === 0 ? "Aucun article" : countOf(count, "article"))

/** Everything there is, shelf by shelf, narrowed as one types. */
export function EquipmentCatalogue({
  action,
  items,
  query,
}: {
  action: string
  items: readonly EquipmentItem[]
  query: string
}) {
  const { text, field } = useTypedText(query)
  const found = searchEquipment(items, text)
  return (
    <>
      <Filters
        action={action}
        label="Chercher dans le catalogue"
        submit="Chercher"
        resetHref={query && action}
        count={describeCount(found.length)}
      >
        <Field id="q" label="Que cherchez-vous&#8239;?">
          {(aria) => <TextInput {...aria} {...field} type="search" name="q" autoComplete="off" />}
        </Field>
      </Filters>
      {found.length === 0 && (
        <EmptyState title={`Rien ne correspond à «\u00A0${text.trim()}\u00A0».`}>
          <p>
            Essayez un mot plus court, ou écrivez-nous&nbsp;: nous connaissons peut-être un groupe qui prête cet
            article.
          </p>
        </EmptyState>
      )}
      {groupByCategory(found).map(({ category, label, items: shelf }) => (
        <EquipmentShelf key={category} label={label} items={shelf} />
      ))}
    </>
  )
}
