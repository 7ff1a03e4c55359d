import { useState } from "react"
import { useTypedText } from "#app/lib/use-typed-text.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { Select } from "#app/ui/select.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { AssociationDirectory } from "./association-directory.tsx"
import { type AssociationChoice, chooseAssociations, describeAssociations, facultiesOf } from "./association-rules.ts"
import type { Association } from "./associations.server.ts"

type AssociationFinderProps = { action: string; associations: readonly Association[]; sent: AssociationChoice }

/** The associations from A to Z, narrowed by what is typed or by faculty. `sent` is what the address asks for. */
export function AssociationFinder({ action, associations, sent }: AssociationFinderProps) {
  const { text, field } = useTypedText(sent.text)
  const [faculty, setFaculty] = useState(sent.faculty)
  const found = chooseAssociations(associations, { text, faculty })
  return (
    <>
      <Filters
        action={action}
        label="Chercher une association"
        submit="Chercher"
        resetHref={text !== "" || faculty !== undefined ? action : undefined}
        count={describeAssociations(found)}
      >
        <Field id="q" label="Programme, association ou sigle">
          {(aria) => <TextInput {...aria} {...field} type="search" name="q" autoComplete="off" enterKeyHint="search" />}
        </Field>
        <Field id="faculte" label="Faculté">
          {(aria) => (
            <Select
              {...aria}
              name="faculte"
              defaultValue={sent.faculty ?? ""}
              onChange={({ target: { value } }) => setFaculty(value || undefined)}
            >
              <option value="">Toutes</option>
              {facultiesOf(associations).map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          )}
        </Field>
      </Filters>
      {found.length > 0 ? (
        <AssociationDirectory associations={found} />
      ) : (
        <EmptyState title="Aucune association ne correspond.">
          <p>Essayez un seul mot de votre programme, comme « droit » ou « musique », ou choisissez votre faculté.</p>
        </EmptyState>
      )}
    </>
  )
}
