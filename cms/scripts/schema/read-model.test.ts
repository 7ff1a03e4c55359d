import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { desiredState } from "./desired-state.ts"
import { readModel, schemaFolder } from "./read-model.ts"

/** The real schema with some text of one file replaced. */
function readChanged(file: string, from: string, to: string) {
  const folder = mkdtempSync(join(tmpdir(), "schema-"))
  try {
    cpSync(schemaFolder, folder, { recursive: true })
    const text = readFileSync(join(folder, file), "utf8")
    expect(text).toContain(from)
    writeFileSync(join(folder, file), text.replace(from, to))
    return readModel(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test("the model fits the free licence: 25 tables at most, junctions included", () => {
  const tables = desiredState(readModel()).collections.filter(({ isTable }) => isTable)
  expect(tables.length).toBeLessThanOrEqual(25)
})

test("every label an editor reads is French, in both variants of the Studio", () => {
  const { collections, fields } = desiredState(readModel())
  for (const { meta } of [...collections, ...fields]) {
    if (meta["hidden"] && !meta["translations"]) continue
    expect(meta["translations"]).toMatchObject([{ language: "fr-CA" }, { language: "fr-FR" }])
  }
})

test.each([
  [
    "an unknown property",
    "news.json",
    '"max": 110',
    '"maximum": 110',
    'news.json: fields.title: Unrecognized key: "maximum"',
  ],
  ["an unknown type", "news.json", '"type": "html"', '"type": "markdown"', "news.json: fields.body.type"],
  ["broken JSON", "news.json", '"label": "Actualités",', '"label": "Actualités"', "news.json: Expected"],
  [
    "a key that is not a field",
    "news.json",
    '"key": "slug"',
    '"key": "slug_fr"',
    'news.json: key: "slug_fr" is not a field',
  ],
  [
    "a key that is not unique",
    "staff.json",
    '"unique": true',
    '"unique": false',
    "staff.json: fields.email: is the key: it must be unique",
  ],
  [
    "a relation to nothing",
    "events.json",
    '"collection": "pages"',
    '"collection": "page"',
    'events.json: fields.page: collection "page" has no file',
  ],
  [
    "a template that names nothing",
    "news.json",
    '"{{title}}"',
    '"{{titre}}"',
    "news.json: display: {{titre}} is not a field",
  ],
  [
    "a condition on an absent choice",
    "places.json",
    '"when": {"kind": ["building"]}',
    '"when": {"kind": ["tower"]}',
    'when kind is "tower", which is not one of its choices',
  ],
  [
    "a default that is no choice",
    "events.json",
    '"default": "scheduled"',
    '"default": "planned"',
    'events.json: fields.state: default "planned" is not one of its choices',
  ],
  [
    "an unknown folder",
    "news.json",
    '"group": "contenu"',
    '"group": "content"',
    'news.json: group: "content" is not in _groups.json',
  ],
])("%s is refused, with its file and field", (_, file, from, to, message) => {
  expect(() => readChanged(file, from, to)).toThrow(message)
})
