import { isDeepStrictEqual } from "node:util"
import { columnDifferences } from "./column-differences.ts"
import type { DesiredState } from "./desired-state.ts"
import type { Difference } from "./difference.ts"
import type { LiveState } from "./live-state.ts"
import type { Json, Properties } from "./properties.ts"

/** Every way in which the live instance differs from what is wanted. Empty when it is the same. */
export function differences(desired: DesiredState, live: LiveState): Difference[] {
  return [
    ...collectionDifferences(desired, live),
    ...fieldDifferences(desired, live),
    ...relationDifferences(desired, live),
    ...extras(desired, live),
  ]
}

function collectionDifferences(desired: DesiredState, live: LiveState): Difference[] {
  return desired.collections.flatMap((collection): Difference[] => {
    const subject = collection.collection
    const found = live.collections.get(subject)
    if (!found)
      return [{ subject, detail: "is missing", weight: "additive", change: { kind: "create-collection", collection } }]
    if (collection.isTable && !found.schema) {
      return [{ subject, detail: "is a folder, not a table", weight: "destructive", change: { kind: "none" } }]
    }
    const changed = changedProperties(collection.meta, found.meta ?? {})
    return changed
      ? [
          {
            subject,
            detail: describe(changed),
            weight: "additive",
            change: { kind: "update-collection", collection: subject, meta: changed },
          },
        ]
      : []
  })
}

function fieldDifferences(desired: DesiredState, live: LiveState): Difference[] {
  return desired.fields.flatMap((field): Difference[] => {
    const subject = `${field.collection}.${field.field}`
    if (!live.collections.has(field.collection)) return []
    const found = live.fields.get(subject)
    if (!found) return [{ subject, detail: "is missing", weight: "additive", change: { kind: "create-field", field } }]
    const columns = columnDifferences(field, found)
    const changed = changedProperties(field.meta, found.meta ?? {})
    if (!changed) return columns
    const { collection, field: name } = field
    return [
      ...columns,
      {
        subject,
        detail: describe(changed),
        weight: "additive",
        change: { kind: "update-field", collection, field: name, meta: changed },
      },
    ]
  })
}

function relationDifferences(desired: DesiredState, live: LiveState): Difference[] {
  return desired.relations.flatMap((relation): Difference[] => {
    const subject = `${relation.collection}.${relation.field} → ${relation.related_collection}`
    const found = live.relations.get(`${relation.collection}.${relation.field}`)
    if (!found)
      return [
        { subject, detail: "relation is missing", weight: "additive", change: { kind: "create-relation", relation } },
      ]
    if (found.related_collection !== relation.related_collection) {
      return [
        { subject, detail: `leads to ${found.related_collection}`, weight: "destructive", change: { kind: "none" } },
      ]
    }
    const changed = {
      ...changedProperties(relation.meta, found.meta ?? {}),
      ...changedProperties(relation.schema, found.schema ?? {}),
    }
    return Object.keys(changed).length > 0
      ? [{ subject, detail: describe(changed), weight: "additive", change: { kind: "update-relation", relation } }]
      : []
  })
}

/** What only the instance has: fields of our collections and whole collections. */
function extras(desired: DesiredState, live: LiveState): Difference[] {
  const tables = new Set(desired.collections.map(({ collection }) => collection))
  const wanted = new Set(desired.fields.map(({ collection, field }) => `${collection}.${field}`))
  const collections = [...live.collections.keys()]
    .filter((name) => !name.startsWith("directus_") && !tables.has(name))
    .map((subject): Difference => ({
      subject,
      detail: "is not in cms/schema",
      weight: "extra",
      change: { kind: "none" },
    }))
  const fields = [...live.fields.values()]
    .filter(({ collection, field }) => tables.has(collection) && !wanted.has(`${collection}.${field}`))
    .map(({ collection, field }): Difference => ({
      subject: `${collection}.${field}`,
      detail: "is not in cms/schema",
      weight: "extra",
      change: { kind: "delete-field", collection, field },
    }))
  return [...collections, ...fields]
}

/** The wanted properties whose live value differs, or undefined. What cms/schema does not say is not compared. */
function changedProperties(wanted: Properties, found: Properties): Properties | undefined {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => !isDeepStrictEqual(comparable(name, value), comparable(name, found[name])),
  )
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** SQLite needs a flag of its own on dates, which Directus adds by itself; an empty list and none are the same. */
function comparable(name: string, value: Json | undefined): Json {
  if (name !== "special" || !Array.isArray(value)) return value ?? null
  const special = value.filter((flag) => flag !== "cast-datetime" && flag !== "cast-timestamp")
  return special.length > 0 ? special : null
}

const describe = (changed: Properties) => `differs in ${Object.keys(changed).join(", ")}`
