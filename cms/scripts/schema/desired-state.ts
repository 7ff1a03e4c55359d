import { collectionMeta, folderMeta, junctionMeta } from "./collection-meta.ts"
import { hasDatabaseColumn, fieldColumn } from "./field-column.ts"
import { fieldMeta } from "./field-meta.ts"
import { groupFields } from "./group-fields.ts"
import { type Collection, type Model, junctionName, reverseFields } from "./model.ts"
import { type Properties, translated } from "./properties.ts"
import { type DesiredRelation, desiredRelations } from "./desired-relations.ts"

/** `schema` holds column properties; null for fields without a column (groups, one-to-many). */
export type DesiredField = {
  collection: string
  field: string
  type: string
  schema: Properties | null
  meta: Properties
}
/** `isTable` is false for the folders of the Studio's navigation. */
export type DesiredCollection = { collection: string; isTable: boolean; meta: Properties }

/** The model in Directus' own words: what a live instance is compared with. */
export type DesiredState = {
  collections: DesiredCollection[]
  fields: DesiredField[]
  relations: DesiredRelation[]
}

/** @param siteUrl where the Studio's preview links lead; without it they are left as they are */
export function desiredState(model: Model, siteUrl?: string): DesiredState {
  const junctions = model.collections.filter((collection) => imagesField(collection))
  return {
    collections: [
      ...Object.entries(model.groups).map(([name, group], index) => ({
        collection: name,
        isTable: false,
        meta: folderMeta(group, index + 1),
      })),
      ...model.collections.map((collection) => ({
        collection: collection.name,
        isTable: true,
        meta: collectionMeta(model, collection, siteUrl),
      })),
      ...junctions.map(({ name }) => ({ collection: junctionName(name), isTable: true, meta: junctionMeta })),
    ],
    fields: [
      ...model.collections.flatMap((collection) => collectionFields(model, collection)),
      ...junctions.flatMap((collection) => junctionFields(collection)),
      ...Object.entries(model.systemFields).flatMap(([collection, fields]) =>
        Object.entries(fields).map(([name, field], index) => ({
          collection,
          field: name,
          ...fieldColumn(model, field),
          meta: { ...fieldMeta(model, name, field), sort: index + 1, group: null },
        })),
      ),
    ],
    relations: desiredRelations(model),
  }
}

export const imagesField = (collection: Collection) =>
  Object.entries(collection.fields).find(([, field]) => field.type === "images")?.[0]

function collectionFields(model: Model, collection: Collection): DesiredField[] {
  const declared = Object.entries(collection.fields).map(([name, field]) => ({
    field: name,
    tab: field.tab,
    ...(hasDatabaseColumn(field) ? fieldColumn(model, field) : { type: "alias", schema: null }),
    meta: fieldMeta(model, name, field),
  }))
  const reverses = reverseFields(model, collection.name).map(({ name, source, isOwner }) => ({
    field: name,
    tab: undefined,
    type: "alias",
    schema: null,
    meta: {
      special: ["o2m"],
      interface: "list-o2m",
      options: { layout: "list", template: source.display ?? null, enableSelect: !isOwner, limit: 100 },
      ...translated(source.label),
    },
  }))
  return [idField(collection), ...groupFields([...declared, ...reverses])].map((field) => ({
    collection: collection.name,
    ...field,
  }))
}

const idField = (collection: Collection) => {
  const meta = { hidden: true, readonly: true, interface: "input", sort: 1, group: null }
  return collection.id === "uuid"
    ? { field: "id", type: "uuid", schema: { is_primary_key: true }, meta: { ...meta, special: ["uuid"] } }
    : { field: "id", type: "integer", schema: { is_primary_key: true, has_auto_increment: true }, meta }
}

function junctionFields({ name, id }: Collection): DesiredField[] {
  const collection = junctionName(name)
  const field = (fieldName: string, type: string, schema: Properties, sort: number) => ({
    collection,
    field: fieldName,
    type,
    schema,
    meta: { hidden: true, sort },
  })
  return [
    field("id", "integer", { is_primary_key: true, has_auto_increment: true }, 1),
    field(`${name}_id`, id, { is_nullable: true }, 2),
    field("directus_files_id", "uuid", { is_nullable: true }, 3),
    field("sort", "integer", { is_nullable: true }, 4),
  ]
}
