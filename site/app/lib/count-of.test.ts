import { expect, test } from "vitest"
import { countOf } from "./count-of.ts"

test("none and one are singular", () => {
  expect([0, 1, 2, 14].map((count) => countOf(count, "jour"))).toEqual(
    ["0 jour", "1 jour", "2 jours", "14 jours"].map((text) => text.replace(" ", "\u00A0")),
  )
})
