import { readdirSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { collections } from "#app/cms/collections.generated.ts"

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")

const components = ["ui", "features"].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
    .map((file) => `${folder}/${file}`),
)

/** `date-block.tsx` → `DateBlock` */
const componentOf = (file: string) =>
  basename(file, ".tsx")
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")

test.each(components)("%s exports the component of its name", (file) => {
  expect(read(file)).toMatch(new RegExp(`^export (?:function|const) ${componentOf(file)}\\b`, "m"))
})

const glossary = read("../../docs/glossary.md")

test.each(Object.keys(collections).filter((name) => !/^directus_|_files$/.test(name)))(
  "the glossary has the word of the collection %s",
  (name) => {
    expect(glossary).toMatch(new RegExp(`\`${name}(?:\\.[^\`]+)?\``))
  },
)
