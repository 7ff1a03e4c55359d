import { countOf } from "#app/lib/count-of.ts"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { Select } from "#app/ui/select.tsx"
import { PLACE_FEATURES, type PlaceFeature } from "./place-features.ts"

type WashroomFilterProps = {
  action: string
  features: readonly PlaceFeature[]
  chosen: PlaceFeature | undefined
  count: number
}

/** Keeps the washrooms that have one thing: `?avec=hoist`. */
export function WashroomFilter({ action, features, chosen, count }: WashroomFilterProps) {
  return (
    <Filters
      action={action}
      label="Filtrer les toilettes"
      resetHref={chosen && action}
      count={`${countOf(count, "toilette")}${chosen ? ` avec : ${PLACE_FEATURES[chosen].toLowerCase()}` : ""}`}
    >
      <Field id="avec" label="J’ai besoin de">
        {(aria) => (
          <Select {...aria} key={chosen} name="avec" defaultValue={chosen ?? ""}>
            <option value="">Peu importe</option>
            {features.map((feature) => (
              <option key={feature} value={feature}>
                {PLACE_FEATURES[feature]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Filters>
  )
}
