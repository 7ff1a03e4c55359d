import { expect, test } from "vitest"
import { ancestorPaths } from "./ancestor-paths.ts"
import { chooseRelated, inOrderOf } from "./related-pages.ts"

const page = (path: string) => ({ path, title: path, summary: "", isNew: false })
const paths = (pages: { path: string }[]) => pages.map(({ path }) => path)
const section = ["/s/a", "/s/b", "/s/c", "/s/d", "/s/e", "/s/f"].map(page)

test("the pages that follow are proposed, coming back to the first after the last", () => {
  expect(paths(chooseRelated(section, "/s/b"))).toEqual(["/s/c", "/s/d", "/s/e", "/s/f"])
  expect(paths(chooseRelated(section, "/s/f"))).toEqual(["/s/a", "/s/b", "/s/c", "/s/d"])
})

test("a page is never related to itself, and a small section gives what it has", () => {
  expect(paths(chooseRelated(section.slice(0, 2), "/s/a"))).toEqual(["/s/b"])
  expect(chooseRelated([page("/s/a")], "/s/a")).toEqual([])
})

test("job offers and legal pages are never proposed", () => {
  const about = [
    "/a-propos/offres-emploi",
    "/a-propos/offres-emploi/3",
    "/a-propos/mentions-juridiques",
    "/a-propos/filiales",
  ]
  expect(paths(chooseRelated(about.map(page), "/a-propos/historique"))).toEqual(["/a-propos/filiales"])
})

test("pages that were chosen come in the order of the choice, without those that are not published or never proposed", () => {
  const offers = page("/a-propos/offres-emploi")
  expect(paths(inOrderOf(["/s/c", "/s/absente", offers.path, "/s/a"], [...section, offers]))).toEqual(["/s/c", "/s/a"])
})

test.each([
  ["/", []],
  ["/services", []],
  ["/services/bde", ["/services"]],
  ["/a-propos/offres-emploi/12", ["/a-propos", "/a-propos/offres-emploi"]],
])("above %s", (path, expected) => {
  expect(ancestorPaths(path)).toEqual(expected)
})
