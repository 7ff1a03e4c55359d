import { useTypedText } from "#app/lib/use-typed-text.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { Section } from "#app/ui/section.tsx"
import { TextInput } from "#app/ui/text-input.tsx"
import { SECTORS, sectorId } from "./sectors.ts"
import type { StaffMember } from "./staff.server.ts"
import { StaffList } from "./staff-list.tsx"
import { describeStaff, groupBySector, searchStaff } from "./staff-rules.ts"

/** « À qui écrire pour… »: the staff by sector, narrowed as one types a reason to write. */
export function StaffFinder({
  action,
  staff,
  query,
}: {
  action: string
  staff: readonly StaffMember[]
  query: string
}) {
  const { text, field } = useTypedText(query)
  const found = searchStaff(staff, text)
  return (
    <>
      <Section
        title="À qui écrire pour…"
        id="a-qui-ecrire"
        aside={<p>Une facture, une affiche, une salle&nbsp;: un mot suffit.</p>}
      >
        <Filters
          action={action}
          label="Chercher une personne"
          submit="Chercher"
          resetHref={text === "" ? undefined : action}
          count={describeStaff(found.length)}
        >
          <Field id="q" label="Sujet, fonction ou nom">
            {(aria) => (
              <TextInput {...aria} {...field} type="search" name="q" autoComplete="off" enterKeyHint="search" />
            )}
          </Field>
        </Filters>
        {found.length === 0 && (
          <EmptyState title={`Personne n’a «\u00A0${text.trim()}\u00A0» dans ses dossiers.`}>
            <p>Écrivez à l’adresse générale, au bas de la page&nbsp;: votre message se rend à la bonne personne.</p>
          </EmptyState>
        )}
      </Section>
      {groupBySector(found).map(({ sector, people }) => (
        <Section key={sector} title={SECTORS[sector]} id={sectorId(sector)}>
          <StaffList people={people} />
        </Section>
      ))}
    </>
  )
}
