import { readdirSync } from "node:fs"
import { expect, test } from "vitest"
import routes from "./routes.ts"

type Entry = { path?: string; file: string; children?: Entry[] }

const flatten = (entries: Entry[], base = ""): { url: string; file: string }[] =>
  entries.flatMap(({ path = "", file, children }) => {
    const url = [base, path].filter(Boolean).join("/")
    return children ? flatten(children, url) : [{ url, file }]
  })

const all = flatten(routes)
const withOwnFile = all.filter(({ file }) => file !== "routes/content-page.tsx")

test.each(withOwnFile)("/$url lives in $file", ({ url, file }) => {
  const path = url.replaceAll(":", "$")
  const places = [`routes/${path}.tsx`, `routes/${path}.ts`, `routes/${path}/index.tsx`.replace("//", "/")]
  expect(places).toContain(file)
})

test("no URL is declared twice", () => {
  expect(new Set(all.map((route) => route.url)).size).toBe(all.length)
})

test("every file in routes/ is reachable", () => {
  const files = readdirSync(new URL("routes", import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((file) => /^[^.]*\.tsx?$|\.[a-z]+\.ts$/.test(file) && !/\.(test|server)\.ts$/.test(file)) // parts of a page have a second dot
    .map((file) => `routes/${file}`)
  expect(files.sort()).toEqual([...new Set(all.map((route) => route.file))].sort())
})
