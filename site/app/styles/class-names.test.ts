import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const app = fileURLToPath(new URL("..", import.meta.url))
const read = (file: string) => readFileSync(join(app, file), "utf8")

const binding = /^import (\w+) from "(\.\/[^"]+\.module\.css)"/gm

/** Every use of a style sheet: the component, the sheet, and the classes that it takes from it. */
const uses = globSync("**/*.tsx", { cwd: app }).flatMap((component) => {
  const source = read(component)
  return [...source.matchAll(binding)].map(([, name = "", sheet = ""]) => ({
    component,
    sheet: join(dirname(component), sheet),
    taken: new Set([...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))].map(([, taken = ""]) => taken)),
    isWhole: new RegExp(`\\b${name}\\[`).test(source),
  }))
})

/** The classes that a sheet defines: comments, strings and what stands within braces name none of their own. */
const classesOf = (sheet: string): Set<string> => {
  const css = read(sheet).replace(/\/\*.*?\*\/|"[^"]*"/gs, "")
  const selectors = [...css.matchAll(/([^{};]*)\{/g)].map(([, selector = ""]) => selector)
  return new Set(
    selectors.flatMap((selector) => [...selector.matchAll(/\.([a-z_]\w*)/gi)].map(([, name = ""]) => name)),
  )
}

test.each(uses)("$component takes from its sheet only classes that it has", ({ sheet, taken }) => {
  expect([...taken].filter((name) => !classesOf(sheet).has(name))).toEqual([])
})

const sheets = globSync("**/*.module.css", { cwd: app })

test.each(sheets)("%s has no class that nobody takes", (sheet) => {
  const own = uses.filter((use) => use.sheet === sheet)
  const unused = [...classesOf(sheet)].filter((name) => !own.some(({ taken, isWhole }) => isWhole || taken.has(name)))
  expect(unused).toEqual([])
})

test("there are sheets and components to look at", () => {
  expect(sheets.length).toBeGreaterThan(50)
  expect(uses.length).toBeGreaterThan(50)
})
