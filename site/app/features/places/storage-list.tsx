import { Badge } from "#app/ui/badge.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { describeLocation } from "./place-rules.ts"
import type { Place } from "./places.server.ts"
import { FeatureList } from "./feature-list.tsx"
import css from "./storage-list.module.css"
import { StorageSketch } from "./storage-sketch.tsx"

const describeSupply = ({ quantity, isAvailable }: Place) => {
  if (!isAvailable) return <Badge tone="past">Complet</Badge>
  return <Badge tone="good">Disponible{quantity !== undefined && `\u00A0: ${quantity}\u00A0au total`}</Badge>
}

/** Storage formats, each drawn at the same scale, with its price first. */
export function StorageList({ formats }: { formats: readonly Place[] }) {
  if (formats.length === 0) return <EmptyState title="Aucun espace n’est offert pour le moment." />
  return (
    <ul className={css.formats}>
      {formats.map((format) => (
        <li key={format.slug} className={css.format}>
          <div className={css.sketch}>
            <StorageSketch size={format.size} />
          </div>
          <div className={css.text}>
            <h3 className={css.name}>{format.name}</h3>
            <p className={css.price}>{format.price ?? "Prix sur demande"}</p>
            <p>{describeSupply(format)}</p>
            {format.description && <p>{format.description}</p>}
            <FactSheet
              items={[
                { label: "Format", value: format.size },
                { label: "Où", value: describeLocation(format) },
                { label: "Accès", value: format.hours },
              ]}
            />
            <FeatureList features={format.features} />
          </div>
        </li>
      ))}
    </ul>
  )
}
