import { Badge } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { FeatureList } from "./feature-list.tsx"
import css from "./place-list.module.css"
import { describeLocation } from "./place-rules.ts"
import type { Place } from "./places.server.ts"

function PlaceLinks({ place: { name, mapUrl, email } }: { place: Place }) {
  if (mapUrl === undefined && email === undefined) return null
  return (
    <p className={css.links}>
      {mapUrl && <SiteLink href={mapUrl}>Voir {name} sur une carte</SiteLink>}
      {email && <SiteLink href={`mailto:${email}`}>{email}</SiteLink>}
    </p>
  )
}

/** Places to walk to: the building's code as on its door, then where exactly, when, and what is there. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return <EmptyState title="Aucun lieu pour le moment." />
  return (
    <ul className={css.places}>
      {places.map((place) => (
        <li key={place.slug} className={css.place}>
          <p className={css.code} aria-hidden="true">
            {place.building?.code}
          </p>
          <div className={css.text}>
            <h3 className={css.name}>
              {place.name}
              {!place.isAvailable && (
                <>
                  {" "}
                  <Badge tone="past">Fermé pour le moment</Badge>
                </>
              )}
            </h3>
            <p className={css.where}>{describeLocation(place)}</p>
            {place.hours && <p>{place.hours}</p>}
            {place.description && <p className={css.description}>{place.description}</p>}
            <FeatureList features={place.features} />
            <PlaceLinks place={place} />
          </div>
        </li>
      ))}
    </ul>
  )
}
