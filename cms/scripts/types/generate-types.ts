import { imagesField } from "#cms/scripts/schema/desired-state.ts"
import { type Collection, type Model, junctionName, reverseFields } from "#cms/scripts/schema/model.ts"
import { fieldType, idType, manyOf, typeName } from "./field-type.ts"

const header = `// Generated from cms/schema by "npm run cms:types". Do not edit: change the schema and run it again.
`

/** What the site reads of Directus' own files; `filesize` is text on PostgreSQL and a number on SQLite. */
const fileFields = [
  ["id", "string"],
  ["storage", "string"],
  ["filename_disk", "string | null"],
  ["filename_download", "string"],
  ["title", "string | null"],
  ["description", "string | null"],
  ["type", "string | null"],
  ["filesize", "number | string | null"],
  ["width", "number | null"],
  ["height", "number | null"],
  ["focal_point_x", "number | null"],
  ["focal_point_y", "number | null"],
  ["uploaded_on", '"datetime" | null'],
  ["modified_on", '"datetime"'],
] as const

/** The whole of `site/app/cms/schema.generated.ts`: one type per collection and the `Schema` that @directus/sdk takes. */
export function generateTypes(model: Model): string {
  const junctions = model.collections.filter((collection) => imagesField(collection))
  const types = [
    ...model.collections.map((collection) => collectionType(model, collection)),
    ...junctions.map(({ name, id }) =>
      objectType(junctionName(name), [
        ["id", "number"],
        [`${name}_id`, `${idType(id)} | ${typeName(name)} | null`],
        ["directus_files_id", `string | ${typeName("directus_files")} | null`],
        ["sort", "number | null"],
      ]),
    ),
    objectType("directus_files", [
      ...fileFields,
      ...Object.entries(model.systemFields["directus_files"] ?? {}).map(
        ([name, field]) => [name, fieldType(model, "directus_files", field)] as const,
      ),
    ]),
  ]
  const schema = objectType("schema", [
    ...model.collections.map(
      ({ name, singleton }) => [name, singleton ? typeName(name) : `${typeName(name)}[]`] as const,
    ),
    ...junctions.map(({ name }) => [junctionName(name), `${typeName(junctionName(name))}[]`] as const),
    ["directus_files", `${typeName("directus_files")}[]`],
  ])
  return [header, ...types, schema].join("\n")
}

const collectionType = (model: Model, { name, id, fields }: Collection) =>
  objectType(name, [
    ["id", idType(id)],
    ...Object.entries(fields)
      .filter(([, definition]) => definition.type !== "button")
      .map(([field, definition]) => [field, fieldType(model, name, definition)] as const),
    ...reverseFields(model, name).map(
      (reverse) => [reverse.name, manyOf(reverse.source.id, reverse.source.name)] as const,
    ),
  ])

const objectType = (name: string, fields: readonly (readonly [string, string])[]) =>
  `export type ${typeName(name)} = {\n${fields.map(([field, type]) => `  ${field}: ${type}\n`).join("")}}\n`
