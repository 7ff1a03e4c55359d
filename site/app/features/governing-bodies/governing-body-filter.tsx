import { Choice } from "#app/ui/choice.tsx"
import { Field } from "#app/ui/field.tsx"
import { Filters } from "#app/ui/filters.tsx"
import { Select } from "#app/ui/select.tsx"
import { BODY_SCOPES, type BodyChoice, bodyScopes } from "./governing-body-rules.ts"

type GoverningBodyFilterProps = { action: string; choice: BodyChoice; count: string }

/** Keeps the bodies of a scope, or those with a free seat: `?palier=university&places=libres`. */
export function GoverningBodyFilter({ action, choice, count }: GoverningBodyFilterProps) {
  const isNarrowed = choice.onlyVacant || choice.scope !== undefined
  return (
    <Filters action={action} label="Filtrer les instances" resetHref={isNarrowed ? action : undefined} count={count}>
      <Field id="palier" label="Palier">
        {(aria) => (
          <Select {...aria} name="palier" defaultValue={choice.scope ?? ""}>
            <option value="">Tous les paliers</option>
            {bodyScopes.map((scope) => (
              <option key={scope} value={scope}>
                {BODY_SCOPES[scope]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choice
        type="checkbox"
        id="places"
        name="places"
        value="libres"
        defaultChecked={choice.onlyVacant}
        label="Places disponibles seulement"
      />
    </Filters>
  )
}
