import type { RepeaterEntryField } from "#cms/scripts/schema/field-format.ts"
import { textRules } from "#cms/scripts/schema/field-validation.ts"
import type { ContentField } from "#cms/scripts/schema/model.ts"
import type { Json } from "#cms/scripts/schema/properties.ts"
import { isRelativeDate } from "./seed-date.ts"

const shapes = {
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/,
  timestamp: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/,
}

/** What is wrong with a value that is not null, for a field that holds no relation and no file. Empty when it is right. */
export function valueProblems(field: ContentField, value: Json): string[] {
  switch (field.type) {
    case "string":
    case "text":
    case "html":
    case "email":
    case "phone":
    case "url":
    case "link":
    case "path":
    case "slug": {
      if (typeof value !== "string") return ["must be text"]
      const rule = textRules[field.type]
      const max = field.max ?? (field.type === "text" || field.type === "html" ? undefined : 255)
      return [
        ...(max && value.length > max ? [`has ${value.length} characters, ${max} at most`] : []),
        ...(field.type === "html" && /<li>(?!<p>)/.test(value) ? ["has <li> without <p>: the Studio locks it"] : []),
        ...(rule && !rule.pattern.test(value) ? [`"${value}" is not written as a ${field.type}`] : []),
      ]
    }
    case "integer":
    case "decimal":
      if (typeof value !== "number") return ["must be a number"]
      if (field.type === "integer" && !Number.isInteger(value)) return ["must be a whole number"]
      return value < (field.min ?? -Infinity) || value > (field.max ?? Infinity) ? [`${value} is out of bounds`] : []
    case "boolean":
      return typeof value === "boolean" ? [] : ["must be true or false"]
    case "date":
    case "dateTime":
    case "timestamp":
      if (typeof value === "string" && (shapes[field.type].test(value) || isRelativeDate(value))) return []
      return [`${JSON.stringify(value)} is not a ${field.type}`]
    case "time":
      return typeof value === "string" && shapes.time.test(value) ? [] : [`${JSON.stringify(value)} is not a time`]
    case "choice":
      return typeof value === "string" && value in field.choices
        ? []
        : [`${JSON.stringify(value)} is not one of its choices`]
    case "choices":
      if (!Array.isArray(value)) return ["must be a list"]
      return value
        .filter((each) => typeof each !== "string" || !(each in field.choices))
        .map((each) => `${JSON.stringify(each)} is not one of its choices`)
    case "repeater":
      if (!Array.isArray(value)) return ["must be a list"]
      return value.flatMap((entry, index) =>
        entryProblems(field.fields, entry).map((problem) => `${index + 1}: ${problem}`),
      )
    default:
      return []
  }
}

function entryProblems(fields: Record<string, RepeaterEntryField>, entry: Json): string[] {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry)) return ["must be an object"]
  const unknown = Object.keys(entry)
    .filter((name) => !(name in fields))
    .map((name) => `${name} is not a field`)
  return [
    ...unknown,
    ...Object.entries(fields).flatMap(([name, field]) => {
      const value = entry[name]
      if (value === undefined || value === null || value === "") return field.required ? [`${name} is required`] : []
      return valueProblems(field, value).map((problem) => `${name}: ${problem}`)
    }),
  ]
}
