import { expect, test } from "vitest"

import { mayMeasure } from "./measured-pages.ts"

test.each([
  "/ressources/sante-psychologique",
  "/services/bde",
  "/formulaires/bde-contact",
  "/a-propos/offres-emploi/12",
])("%s is never measured", (path) => expect(mayMeasure(path)).toBe(false))

test.each(["/", "/evenements", "/services/bdeux", "/ressources"])("%s may be measured", (path) =>
  expect(mayMeasure(path)).toBe(true),
)
