import { expect, test } from "vitest"
import { isExpired, isPressing } from "./job-offer-rules.ts"

test.each([
  [-1, true, false],
  [0, false, true],
  [5, false, true],
  [6, false, false],
])("%i days before its closing day: expired %s, pressing %s", (daysLeft, expired, pressing) => {
  expect(isExpired({ daysLeft })).toBe(expired)
  expect(isPressing({ daysLeft })).toBe(pressing)
})
