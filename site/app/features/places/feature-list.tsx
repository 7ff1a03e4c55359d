import { Icon } from "#app/ui/icon.tsx"
import css from "./feature-list.module.css"
import { PLACE_FEATURES, type PlaceFeature } from "./place-features.ts"

/** What a place has, each ticked. */
export function FeatureList({ features }: { features: readonly PlaceFeature[] }) {
  if (features.length === 0) return null
  return (
    <ul className={css.features}>
      {features.map((feature) => (
        <li key={feature} className={css.feature}>
          <Icon name="check" />
          {PLACE_FEATURES[feature]}
        </li>
      ))}
    </ul>
  )
}
