import { type Collection, type Model, findCollection } from "#cms/scripts/schema/model.ts"

/**
 * Collections in an order where what a relation names comes first.
 * @throws when two collections name each other: neither could be first
 */
export function seedOrder(model: Model): Collection[] {
  const ordered: Collection[] = []
  const visit = (collection: Collection, path: string[]) => {
    if (ordered.includes(collection)) return
    if (path.includes(collection.name))
      throw new Error(`cms/schema: ${[...path, collection.name].join(" → ")} is a circle`)
    for (const target of targetNames(collection)) {
      if (target !== collection.name) visit(findCollection(model, target), [...path, collection.name])
    }
    ordered.push(collection)
  }
  for (const collection of model.collections) visit(collection, [])
  return ordered
}

/** The collections that a collection's relations name. */
export const targetNames = ({ fields }: Collection) =>
  Object.values(fields).flatMap((field) => (field.type === "one" ? [field.collection] : []))
