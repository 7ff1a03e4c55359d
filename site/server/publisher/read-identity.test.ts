import { expect, test } from "vitest"
import { collectionsOf, isAboutOneRecord, mayConcern, nameOf } from "./read-identity.ts"

const relations = {
  pages: { image: "directus_files", blocks: "blocks" },
  blocks: { page: "pages", images: "blocks_files" },
  blocks_files: { directus_files_id: "directus_files" },
  news: { image: "directus_files" },
}

const reach = (collection: string, query: unknown) => [...collectionsOf({ collection, query }, relations)].toSorted()

test("an answer depends on the collection asked", () => {
  expect(reach("news", { fields: ["slug", "title"] })).toEqual(["news"])
})

test("and on those that its fields reach, at any depth", () => {
  const fields = ["path", { blocks: ["type", { images: ["sort", { directus_files_id: ["id"] }] }] }]
  expect(reach("pages", { fields })).toEqual(["blocks", "blocks_files", "directus_files", "pages"])
})

test.each([
  ["a dotted field", { fields: ["image.id"] }],
  ["a filter", { filter: { image: { type: { _eq: "image/jpeg" } } } }],
  ["a sort", { sort: ["-image.modified_on"] }],
  ["everything", { fields: ["*.*"] }],
])("and on those that %s reaches", (_, query) => {
  expect(reach("news", query)).toEqual(["directus_files", "news"])
})

test("the same question has the same name", () => {
  expect(nameOf({ collection: "news", query: { limit: 1 } })).toBe(nameOf({ collection: "news", query: { limit: 1 } }))
  expect(nameOf({ collection: "news", query: {} })).not.toBe(nameOf({ collection: "events", query: {} }))
})

const bySlug = { query: { filter: { slug: { _eq: "x" } } }, keys: [7] }
const latest = { query: { sort: ["-date"], limit: 3 }, keys: [7, 8, 9] }

test("a question about one record is concerned by that record only", () => {
  expect(isAboutOneRecord(bySlug)).toBe(true)
  expect(mayConcern(bySlug, new Set(["7"]))).toBe(true)
  expect(mayConcern(bySlug, new Set(["8"]))).toBe(false)
})

test("a list is concerned by any record: one may enter it", () => {
  expect(mayConcern(latest, new Set(["100"]))).toBe(true)
})

test("a record that was not found may appear", () => {
  expect(mayConcern({ ...bySlug, keys: [] }, new Set(["100"]))).toBe(true)
})
