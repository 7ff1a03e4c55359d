import { createDirectus, readItems, rest } from "@directus/sdk"
import { expect, expectTypeOf, test } from "vitest"
import type { Schema } from "./schema.generated.ts"

/** The types are what is tested here, by the compiler; the answers are those of no server at all. */
const answering = (rows: unknown) => async () => Response.json({ data: rows })
const client = (rows: unknown) =>
  createDirectus<Schema>("http://cms.example", { globals: { fetch: answering(rows) } }).with(rest())

test("a query has exactly the type of the fields it asks for", async () => {
  const rows = await client([{ slug: "a" }]).request(
    readItems("events", { fields: ["slug", "title", "type", "starts_at", "ends_at", { image: ["id", "alt"] }] }),
  )
  expectTypeOf(rows).toEqualTypeOf<
    {
      slug: string
      title: string
      type:
        | "vie_universitaire"
        | "assemblee_generale"
        | "caucus_des_associations_etudiantes"
        | "conseil_dadministration"
        | "college_electoral"
        | "autre"
      starts_at: string
      ends_at: string | null
      image: { id: string; alt: string | null } | null
    }[]
  >()
  expect(rows[0]?.slug).toBe("a")
})

test("blocks come with their page, galleries and repeaters included", async () => {
  const rows = await client([]).request(
    readItems("pages", {
      fields: ["path", { blocks: ["type", "cards", { images: ["sort", { directus_files_id: ["id"] }] }] }],
      filter: { publish_on: { _lte: "2026-12-03T12:00:00Z" }, review_by: { _null: true } },
    }),
  )
  type Page = (typeof rows)[number]
  type Block = NonNullable<Page["blocks"]>[number]
  expectTypeOf<NonNullable<Block["cards"]>[number]>().toEqualTypeOf<{
    title: string
    text: string | null
    label: string | null
    url: string | null
  }>()
  expectTypeOf<NonNullable<Block["images"]>[number]>().toEqualTypeOf<{
    sort: number | null
    directus_files_id: { id: string } | null
  }>()
  expect(rows).toEqual([])
})

test("a misspelt field, choice or relation does not compile", () => {
  // @ts-expect-error the field is "title"
  readItems<Schema, "events", { fields: ["titel"] }>("events", { fields: ["titel"] })
  // @ts-expect-error the field of the file is "alt"
  readItems<Schema, "events", { fields: [{ image: ["alternative"] }] }>("events", {
    fields: [{ image: ["alternative"] }],
  })
  // @ts-expect-error an event is not "announced"
  readItems<Schema, "events", { filter: { state: { _eq: "announced" } } }>("events", {
    filter: { state: { _eq: "announced" } },
  })
  // @ts-expect-error the collection is "events"
  readItems<Schema, "event", object>("event", {})
  const misspelt = () =>
    // @ts-expect-error as written in the site's code, without type arguments
    client([]).request(readItems("events", { fields: ["slug", "titel"] }))
  expect(misspelt).toBeTypeOf("function")
})
