import { type Collection, type Model, reverseFields } from "./model.ts"

/** What no single file can say about itself: names that must exist elsewhere, names that must not clash. */
export function checkModel(model: Model): string[] {
  const problems: string[] = []
  const names = new Set(model.collections.map((collection) => collection.name))

  for (const collection of model.collections) {
    const report = (field: string, problem: string) => problems.push(`  ${collection.name}.json: ${field}: ${problem}`)
    const taken = new Set(["id", ...Object.keys(collection.fields)])

    if (!(collection.group in model.groups)) report("group", `"${collection.group}" is not in _groups.json`)
    if ("id" in collection.fields) report("fields.id", "exists already, see the property id")
    checkKey(collection, report)
    for (const name of namesIn(collection.display ?? "")) {
      if (!taken.has(name)) report("display", `{{${name}}} is not a field`)
    }
    for (const reverse of reverseFields(model, collection.name)) {
      if (taken.has(reverse.name))
        report("fields", `"${reverse.name}" is also the reverse of ${reverse.source.name}.${reverse.field}`)
      taken.add(reverse.name)
    }
    if (Object.values(collection.fields).filter((field) => field.type === "images").length > 1) {
      report("fields", "has two fields of type images: one table holds one")
    }
    checkFields(collection, names, report)
  }
  return problems
}

type Report = (field: string, problem: string) => void

function checkKey(collection: Collection, report: Report) {
  if (!collection.key) return
  const field = collection.fields[collection.key]
  if (!field) report("key", `"${collection.key}" is not a field`)
  else if (!field.unique) report(`fields.${collection.key}`, "is the key: it must be unique")
}

function checkFields(collection: Collection, names: Set<string>, report: Report) {
  for (const [name, field] of Object.entries(collection.fields)) {
    const at = `fields.${name}`
    if (field.type === "one" && !names.has(field.collection)) report(at, `collection "${field.collection}" has no file`)
    if (field.type === "slug" && !(field.from in collection.fields)) report(at, `from "${field.from}" is not a field`)
    if (field.type === "choice" && field.default !== undefined && !(field.default in field.choices)) {
      report(at, `default "${field.default}" is not one of its choices`)
    }
    for (const [other, values] of Object.entries(field.when ?? {})) {
      const controlling = collection.fields[other]
      if (controlling?.type !== "choice") {
        report(at, `when "${other}" is not a field of type choice`)
        continue
      }
      for (const value of values) {
        if (!(value in controlling.choices)) report(at, `when ${other} is "${value}", which is not one of its choices`)
      }
    }
  }
}

const namesIn = (template: string) => [...template.matchAll(/\{\{\s*([a-z0-9_]+)/g)].map((match) => match[1] ?? "")
