import { type Properties, translated } from "./properties.ts"
import { statusChoices } from "./editorial-fields.ts"
import { fieldColumn } from "./field-column.ts"
import { fieldValidation } from "./field-validation.ts"
import type { RepeaterEntryField } from "./field-format.ts"
import { type ContentField, type Model, findCollection } from "./model.ts"
import { typeset } from "./typeset.ts"

/** No heading 1, no colour, no font: the site decides how a text looks. */
const toolbar = [
  "h2", "h3", "h4", "bold", "italic", "bullist", "numlist", "blockquote",
  "customLink", "unlink", "hr", "table", "removeformat", "undo", "redo",
] // prettier-ignore

const icons: Partial<Record<ContentField["type"], string>> = {
  email: "mail",
  phone: "call",
  url: "link",
  link: "link",
  path: "signpost",
  slug: "tag",
}

const statusColors: Record<string, string> = {
  draft: "#8a99a3",
  in_review: "#b07800",
  published: "#0b7a4b",
  archived: "#5f6b73",
}

/** The form control of a field and how a list shows its value: `special`, `interface`, `options`, `display`. */
export function fieldInterface(model: Model, field: ContentField): Properties {
  switch (field.type) {
    case "string":
    case "email":
    case "phone":
    case "url":
    case "link":
    case "path":
    case "slug":
      return control("input", {
        trim: true,
        ...(field.type === "slug" ? { slug: true, from: field.from, placeholder: "Tirée du titre" } : {}),
        ...(field.max ? { softLength: field.max } : {}),
        ...(icons[field.type] ? { iconLeft: icons[field.type] ?? null } : {}),
      })
    case "text":
      return control("input-multiline", field.max ? { softLength: field.max } : {})
    case "html":
      return control("input-rich-text-html", { toolbar })
    case "integer":
    case "decimal":
      // The Studio warns of any number above a bound that is null.
      return control("input", {
        ...(field.min === undefined ? {} : { min: field.min }),
        ...(field.max === undefined ? {} : { max: field.max }),
        step: field.type === "decimal" ? 0.01 : 1,
      })
    case "boolean":
      return { ...control("boolean", { label: "Oui" }), special: ["cast-boolean"], display: "boolean" }
    case "date":
    case "dateTime":
    case "timestamp":
    case "time":
      return { ...dateControl(field.type), special: field.stamp ? [field.stamp] : null }
    case "json":
      return { ...control("input-code", { language: "json" }), special: ["cast-json"] }
    case "uuid":
      return control("input", {})
    case "choice":
      return { ...control("select-dropdown", { choices: choiceList(field.choices) }), ...labels(field.choices) }
    case "choices":
      return {
        ...control("select-multiple-checkbox", { choices: choiceList(field.choices), itemsShown: 20 }),
        ...labels(field.choices),
        special: ["cast-json"],
      }
    case "image":
      return { ...control("file-image", { crop: false }), special: ["file"], display: "image" }
    case "file":
      return { ...control("file", {}), special: ["file"], display: "file" }
    case "images":
      return { ...control("files", { limit: 50 }), special: ["files"] }
    case "button":
      return {
        ...control("presentation-links", {
          links: [
            { label: typeset(field.label), icon: field.icon, type: "primary", actionType: "url", url: field.url },
          ],
        }),
        special: ["alias", "no-data"],
      }
    case "one": {
      const template = findCollection(model, field.collection).display ?? null
      return {
        ...control("select-dropdown-m2o", { template, enableCreate: false }),
        special: ["m2o"],
        display: "related-values",
        display_options: { template },
      }
    }
    case "user":
      return {
        ...control("select-dropdown-m2o", { template: "{{first_name}} {{last_name}}" }),
        special: field.stamp ? [field.stamp] : null,
        display: "user",
      }
    case "repeater":
      return {
        ...control("list", {
          template: field.display ?? `{{${Object.keys(field.fields)[0] ?? ""}}}`,
          addLabel: "Ajouter",
          fields: Object.entries(field.fields).map(([name, entry]) => entryField(model, name, entry)),
        }),
        special: ["cast-json"],
      }
  }
}

const control = (name: string, options: Properties): Properties => ({
  special: null,
  interface: name,
  options,
  display: null,
  display_options: null,
})

const dateControl = (type: "date" | "dateTime" | "timestamp" | "time"): Properties => ({
  ...control("datetime", { includeSeconds: false, use24: true }),
  display: "datetime",
  display_options: { format: type === "time" ? "short" : "long", use24: true },
})

const choiceList = (choices: Record<string, string>) =>
  Object.entries(choices).map(([value, text]) => ({ text: typeset(text), value }))

const labels = (choices: Record<string, string>): Properties => ({
  display: "labels",
  display_options: {
    showAsDot: choices === statusChoices,
    choices: Object.entries(choices).map(([value, text]) => ({
      text: typeset(text),
      value,
      ...(choices === statusChoices ? { foreground: "#ffffff", background: statusColors[value] ?? null } : {}),
    })),
  },
})

/** A repeater's entries keep their form in the options of the repeater itself. */
const entryField = (model: Model, name: string, field: RepeaterEntryField): Properties => ({
  field: name,
  name: field.label,
  type: fieldColumn(model, field).type,
  meta: {
    field: name,
    ...fieldInterface(model, field),
    ...translated(field.label),
    note: field.note === undefined ? null : typeset(field.note),
    width: field.width,
    required: field.required,
    // Directus does not hold entries to it; our extension « editorial » does.
    ...fieldValidation(name, field),
  },
  ...("default" in field && field.default !== undefined ? { schema: { default_value: field.default } } : {}),
})
