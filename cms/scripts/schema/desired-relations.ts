import type { Properties } from "./properties.ts"
import { type Collection, type Model, findCollection, junctionName } from "./model.ts"

export type DesiredRelation = {
  collection: string
  field: string
  related_collection: string
  schema: { on_delete: "SET NULL" | "CASCADE" | "NO ACTION" }
  meta: Properties
}

/** Every many-to-one of the model, those behind reverse lists and photo galleries included. */
export function desiredRelations(model: Model): DesiredRelation[] {
  return model.collections.flatMap((collection) =>
    Object.entries(collection.fields).flatMap(([name, field]): DesiredRelation[] => {
      const plain = { collection: collection.name, field: name }
      switch (field.type) {
        case "image":
        case "file":
          return [
            {
              ...plain,
              related_collection: "directus_files",
              schema: { on_delete: "SET NULL" },
              meta: { one_field: null },
            },
          ]
        case "user":
          return [
            {
              ...plain,
              related_collection: "directus_users",
              schema: { on_delete: "SET NULL" },
              meta: { one_field: null },
            },
          ]
        case "one":
          return [
            {
              ...plain,
              related_collection: findCollection(model, field.collection).name,
              schema: { on_delete: !field.required ? "SET NULL" : field.reverse ? "CASCADE" : "NO ACTION" },
              meta: {
                one_field: field.reverse ?? null,
                one_deselect_action: field.required ? "delete" : "nullify",
                sort_field: field.reverse && "sort" in collection.fields ? "sort" : null,
              },
            },
          ]
        case "images":
          return junctionRelations(collection, name)
        default:
          return []
      }
    }),
  )
}

const junctionRelations = ({ name }: Collection, field: string): DesiredRelation[] => [
  {
    collection: junctionName(name),
    field: `${name}_id`,
    related_collection: name,
    schema: { on_delete: "CASCADE" },
    meta: { one_field: field, junction_field: "directus_files_id", sort_field: "sort", one_deselect_action: "delete" },
  },
  {
    collection: junctionName(name),
    field: "directus_files_id",
    related_collection: "directus_files",
    schema: { on_delete: "CASCADE" },
    meta: { one_field: null, junction_field: `${name}_id` },
  },
]
