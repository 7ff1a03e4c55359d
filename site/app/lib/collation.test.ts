import { expect, test } from "vitest"
import { foldFrench, sortFrench } from "./collation.ts"

test("accents, case and numbers sort as a reader expects", () => {
  const words = ["Zoologie", "éducation", "Droit", "Édifice 10", "Édifice 2", "arts"]
  expect(sortFrench(words, (word) => word)).toEqual([
    "arts",
    "Droit",
    "Édifice 2",
    "Édifice 10",
    "éducation",
    "Zoologie",
  ])
})

test("a search ignores accents, case, ligatures and apostrophes", () => {
  expect(foldFrench("  L’ŒUVRE  d'Été ")).toBe("l'oeuvre d'ete")
})
