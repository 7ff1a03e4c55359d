import { EmptyState } from "#app/ui/empty-state.tsx"
import type { BlockPlace } from "./block.ts"

/** Places by name, each with where it is exactly and a map when there is one. */
export function PlacesBlock({ places }: { places: readonly BlockPlace[] }) {
  if (places.length === 0) return <EmptyState title="Aucun lieu pour le moment." />
  return (
    <ul>
      {places.map(({ name, detail, mapUrl }) => (
        <li key={name}>
          <strong>{name}</strong>
          {detail && `, ${detail}`}
          {mapUrl && (
            <>
              {" "}
              <a href={mapUrl} rel="noopener">
                Voir {name} sur une carte
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
