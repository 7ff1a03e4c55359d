import { expect, test } from "vitest"
import { describeContrast, describeLength, formatRatio } from "./brand-rules.ts"

test("a ratio just below a threshold is not rounded up to it", () => {
  expect(formatRatio(4.4999)).toBe("4,4:1")
  expect(formatRatio(21)).toBe("21,0:1")
  expect(describeContrast(4.4999)).not.toBe(describeContrast(4.5))
})

test("a fluid size is said from phone to wide screen, a fixed one alone", () => {
  const css =
    "--title-xl: min(14.5vw, clamp(2.875rem, 1.7rem + 5.2vw, 6rem));\n--title-xxl: clamp(3.5rem, 1.5rem + 9vw, 9rem);\n--text-m: 1.125rem;"
  expect(describeLength(css, "--title-xl")).toBe("46 à 96\u00A0px")
  expect(describeLength(css, "--title-xxl")).toBe("56 à 144\u00A0px")
  expect(describeLength(css, "--text-m")).toBe("18\u00A0px")
  expect(() => describeLength(css, "--text-s")).toThrow("--text-s")
})
