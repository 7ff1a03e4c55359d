import type { Day } from "#app/lib/dates.ts"
import { DataTable } from "#app/ui/data-table.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Section } from "#app/ui/section.tsx"
import { Select } from "#app/ui/select.tsx"
import { formatWeek } from "./reservation-weeks.ts"

/** The boards of a building in a week; `free` undefined: not known for now. */
export type BuildingAvailability = { slug: string; name: string; count: number; free: number | undefined }

type AvailabilityScreenProps = {
  address: string
  formAddress: string
  weeks: readonly Day[]
  week: Day
  buildings: readonly BuildingAvailability[]
}

/** Which boards are free in a week, building by building, as it is at this moment. */
export function AvailabilityScreen({ address, formAddress, weeks, week, buildings }: AvailabilityScreenProps) {
  const isKnown = buildings.every(({ free }) => free !== undefined)
  return (
    <>
      <PageHeader
        title="Babillards libres"
        summary={<p>Ce qui peut encore être demandé, semaine par semaine.</p>}
        breadcrumb={[
          { href: "/services", label: "Services" },
          { href: formAddress, label: "Babillards" },
        ]}
        tone="wall"
        actions={<LinkButton href={`${formAddress}#reserver`}>Demander des babillards</LinkButton>}
      />
      <Section id="semaine" title={`Semaine du ${formatWeek(week)}`}>
        <Filters action={address} label="Choisir la semaine" submit="Voir cette semaine">
          <Field id="semaine-choisie" label="Semaine">
            {(aria) => (
              <Select {...aria} key={week} name="semaine" defaultValue={week}>
                {weeks.map((monday) => (
                  <option key={monday} value={monday}>
                    {formatWeek(monday)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Filters>
        {!isKnown && (
          <Notice title="Disponibilités inconnues pour l’instant" tone="warn">
            <p>Envoyez votre demande quand même&nbsp;: elle sera gardée, puis confirmée ou refusée par courriel.</p>
          </Notice>
        )}
        <DataTable
          caption={`Babillards libres, semaine du ${formatWeek(week)}`}
          hideCaption
          isNarrow
          columns={[
            { key: "building", label: "Pavillon" },
            ...(isKnown ? [{ key: "free", label: "Libres", numeric: true }] : []),
            { key: "count", label: "En tout", numeric: true },
          ]}
          rows={buildings.map(({ slug, name, count, free }) => ({
            id: slug,
            cells: { building: name, count, free: free !== undefined && free < 1 ? "aucun" : free },
          }))}
        />
      </Section>
    </>
  )
}
