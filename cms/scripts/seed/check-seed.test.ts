import { expect, test } from "vitest"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import { checkSeed } from "./check-seed.ts"
import { readSeed } from "./read-seed.ts"
import type { SeedRecord, Values } from "./seed-record.ts"

const model = readModel()
const records = readSeed(model)

/** The real seed with one record changed: its problems. */
function problemsWith(collection: string, change: Values): string[] {
  const first = records.find((record) => record.collection === collection)
  if (!first) throw new Error(`no ${collection} in the seed`)
  const changed: SeedRecord = { ...first, values: { ...first.values, ...change } }
  return checkSeed(
    model,
    records.map((record) => (record === first ? changed : record)),
  )
}

test("the seed matches the schema", () => {
  expect(checkSeed(model, records)).toEqual([])
})

test.each<[string, string, Values, string]>([
  ["a required field left empty", "staff", { role: null }, "role: is required"],
  ["a text that is too long", "staff", { name: "x".repeat(121) }, "name: has 121 characters, 120 at most"],
  ["an unknown field", "staff", { nickname: "x" }, "nickname: is not a field"],
  ["a value outside the choices", "staff", { sector: "ventes" }, 'sector: "ventes" is not one of its choices'],
  ["a slug with accents", "events", { slug: "Été" }, 'slug: "Été" is not written as a slug'],
  ["a list that the Studio's editor locks", "news", { body: "<ul><li>x</li></ul>" }, "body: has <li> without <p>"],
  ["a date that is none", "events", { starts_at: "2026-12-03" }, 'starts_at: "2026-12-03" is not a dateTime'],
  ["a relation to nothing", "events", { page: "/nulle-part" }, 'page: "/nulle-part" is no pages of the seed'],
  [
    "a file that does not exist",
    "staff",
    { image: { file: "photos/absent.jpg", alt: "x" } },
    "files/photos/absent.jpg does not exist",
  ],
  [
    "an image without a description",
    "staff",
    { image: { file: "photos/cafe.jpg" } },
    "image: needs alt, or is_decorative",
  ],
  ["an unknown field in a repeater", "pages", { key_dates: [{ titre: "x" }] }, "key_dates: 1: titre is not a field"],
  [
    "a field that the form would hide",
    "blocks",
    { type: "hours", quote_text: "x" },
    "quote_text: is filled but never shown",
  ],
])("%s is found", (_, collection, change, message) => {
  expect(problemsWith(collection, change).join("\n")).toContain(message)
})

test("a problem names its file, its record and its field", () => {
  const [problem] = problemsWith("staff", { role: null })
  expect(problem).toMatch(/^staff\.json: staff [^ ]+@[^ ]+: role: is required$/)
})

test("a key used twice is found", () => {
  const first = records.filter((record) => record.collection === "staff").slice(0, 1)
  expect(checkSeed(model, [...records, ...first]).join("\n")).toContain("exists twice")
})
