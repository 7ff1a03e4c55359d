import { type Properties, translated } from "./properties.ts"
import { fieldInterface } from "./field-interface.ts"
import { fieldValidation } from "./field-validation.ts"
import type { ContentField, Model } from "./model.ts"
import { typeset } from "./typeset.ts"

/** What Directus keeps about a field besides its column: label, note, form control, condition. */
export function fieldMeta(model: Model, name: string, field: ContentField): Properties {
  return {
    ...fieldInterface(model, field),
    ...translated(field.label),
    note: field.note === undefined ? null : typeset(field.note),
    width: field.width,
    readonly: field.readonly,
    hidden: field.hidden || field.when !== undefined,
    // An empty address is filled in from the title, by our extension « editorial ».
    required: field.required && !field.when && field.type !== "slug",
    conditions: field.when ? [shownWhen(field.when, field.required)] : null,
    ...fieldValidation(name, field),
  }
}

const shownWhen = (when: Record<string, string[]>, isRequired: boolean) => ({
  name: "Affiché selon le choix",
  rule: { _and: Object.entries(when).map(([field, values]) => ({ [field]: { _in: values } })) },
  hidden: false,
  required: isRequired,
})
