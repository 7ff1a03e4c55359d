import { expect, test } from "vitest"
import { sectionOf } from "#app/lib/path.ts"
import { arrangePlan } from "./arrange-plan.ts"

const page = (path: string) => ({ path, section: sectionOf(path), title: path, summary: "", isNew: false })
const PATHS = [
  "/",
  "/services/bde",
  "/services",
  "/actualites",
  "/formulaires/bde-contact",
  "/a-propos/offres-emploi",
  "/a-propos/historique",
  "/plan-du-site",
  "/campagne",
]

test("every page is in the plan, once", () => {
  const { lists, parts, others } = arrangePlan(PATHS.map(page))
  const placed = [...lists, ...parts.flatMap((part) => [part.index, ...part.pages]), ...others]
  expect(placed.flatMap((one) => one?.path ?? []).toSorted()).toEqual(PATHS.toSorted())
})

test("sections follow the menu; one without pages is left out; its own page opens it", () => {
  const { parts, others } = arrangePlan(PATHS.map(page))
  expect(parts.map(({ title, index, pages }) => [title, index?.path, pages.map(({ path }) => path)])).toEqual([
    ["À propos", undefined, ["/a-propos/historique"]],
    ["Services", "/services", ["/services/bde"]],
    ["Formulaires", undefined, ["/formulaires/bde-contact"]],
  ])
  expect(others.map(({ path }) => path)).toEqual(["/", "/plan-du-site", "/campagne"])
})
