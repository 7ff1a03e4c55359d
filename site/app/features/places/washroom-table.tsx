import { Badge } from "#app/ui/badge.tsx"
import { DataTable } from "#app/ui/data-table.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { PLACE_FEATURES, type PlaceFeature } from "./place-features.ts"
import { describeSpot } from "./place-rules.ts"
import type { Place } from "./places.server.ts"
import css from "./washroom-table.module.css"

function Where({ place }: { place: Place }) {
  const { building, name, isAvailable, hours, description, mapUrl } = place
  return (
    <>
      <span className={css.building}>{building?.name ?? name}</span>
      <span className={css.spot}>{describeSpot(place)}</span>
      {!isAvailable && <Badge tone="alert">Fermée pour le moment</Badge>}
      <span className={css.details}>
        {description && <span>{description}</span>}
        {hours && <span>{hours}</span>}
        {mapUrl && <SiteLink href={mapUrl}>Voir {name} sur une carte</SiteLink>}
      </span>
    </>
  )
}

/** Universal washrooms by building and floor, with a column for each thing that one may need. */
export function WashroomTable({
  washrooms,
  features,
}: {
  washrooms: readonly Place[]
  features: readonly PlaceFeature[]
}) {
  return (
    <div className={css.table}>
      <DataTable
        caption="Toilettes universelles par pavillon"
        hideCaption
        columns={[
          { key: "where", label: "Où" },
          ...features.map((feature) => ({ key: feature, label: PLACE_FEATURES[feature] })),
        ]}
        rows={washrooms.map((place) => ({
          id: place.slug,
          cells: {
            where: <Where place={place} />,
            ...Object.fromEntries(
              place.features.map((feature) => [feature, <Icon key={feature} name="check" label="Oui" />]),
            ),
          },
        }))}
      />
    </div>
  )
}
