import { expect, test } from "vitest"
import { formatMoney } from "./money.ts"

test.each([
  [25, "25\u00A0$"],
  [0.5, "0,50\u00A0$"],
  [1.5, "1,50\u00A0$"],
  [0, "0\u00A0$"],
  [1250, "1\u00A0250\u00A0$"],
  [1_234_567.891, "1\u00A0234\u00A0567,89\u00A0$"],
])("%d dollars", (dollars, shown) => {
  expect(formatMoney(dollars)).toBe(shown)
})
