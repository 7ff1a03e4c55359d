import type { Properties } from "./properties.ts"
import type { ContentField } from "./model.ts"
import { typeset } from "./typeset.ts"

type Rule = { pattern: RegExp; message: string }

/** What the text of a field must look like; the seed and Directus hold to the same rule. */
export const textRules: Partial<Record<ContentField["type"], Rule>> = {
  slug: {
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    message: "Minuscules sans accent, chiffres et traits d’union seulement, par exemple « rentree-2026 ».",
  },
  path: {
    pattern: /^\/(?:[^\s/?#]+(?:\/[^\s/?#]+)*)?$/,
    message: "Une adresse du site commence par « / » et ne finit pas par « / », par exemple « /services/babillards ».",
  },
  email: {
    pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    message: "Une adresse courriel complète, par exemple « nom@domaine.ca ».",
  },
  url: {
    pattern: /^(?:https?:\/\/|mailto:)\S+$/,
    message: "Une adresse complète, qui commence par « https:// ».",
  },
  link: {
    pattern: /^(?:\/(?![/\\])|#|https?:\/\/[^\s/]|mailto:\S|tel:\S)\S*$/,
    message:
      "Une page du site, par exemple « /services/bde », ou une adresse complète, qui commence par « https:// », « mailto: » ou « tel: ».",
  },
}

export function fieldValidation(name: string, field: ContentField): Properties {
  const rule = textRules[field.type]
  if (rule) return emptyOr(name, { _regex: rule.pattern.source }, rule.message)
  if (field.type === "integer" || field.type === "decimal") {
    const { min, max } = field
    if (min !== undefined && max !== undefined)
      return emptyOr(name, { _between: [min, max] }, `Un nombre de ${min} à ${max}.`)
    if (min !== undefined) return emptyOr(name, { _gte: min }, `Un nombre d’au moins ${min}.`)
    if (max !== undefined) return emptyOr(name, { _lte: max }, `Un nombre d’au plus ${max}.`)
  }
  return { validation: null, validation_message: null }
}

const emptyOr = (name: string, condition: Properties, message: string): Properties => ({
  validation: { _or: [{ [name]: { _null: true } }, { [name]: condition }] },
  validation_message: typeset(message),
})
