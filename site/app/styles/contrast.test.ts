import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { contrast } from "./contrast.ts"
import { readTokens } from "./read-tokens.ts"

const tokens = readTokens(readFileSync(new URL("tokens.css", import.meta.url), "utf8"))

const surfaces = ["--paper", "--paper-sunk", "--paper-raised", "--wall-soft"]
const textPairs = [
  ...["--ink", "--ink-soft", "--link", "--accent-text", "--success-text", "--danger-text"].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ["--on-wall", "--wall"],
  ["--on-accent", "--accent"],
  ["--on-ink", "--ink-surface"],
  ["--on-ink-soft", "--ink-surface"],
  ["--wall", "--ink-surface"],
  ["--poster-ink", "--poster-wall"],
] as const
const graphicPairs = [
  ["--stroke", "--paper"],
  ["--stroke", "--paper-sunk"],
  ["--stroke", "--paper-raised"],
  ["--focus", "--paper"],
  ["--focus", "--focus-halo"],
  ["--on-wall", "--wall"],
] as const

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  test.each(textPairs)("%s can be read on %s", (text, surface) => {
    expect(contrast(tokens.colour(text, scheme), tokens.colour(surface, scheme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(graphicPairs)("%s can be seen on %s", (mark, surface) => {
    expect(contrast(tokens.colour(mark, scheme), tokens.colour(surface, scheme))).toBeGreaterThanOrEqual(3)
  })
})

test("the wall is the confederation's colour, and is never text on paper", () => {
  expect(tokens.colour("--wall", "light")).toBe("#44c8f5")
  expect(contrast(tokens.colour("--wall", "light"), tokens.colour("--paper", "light"))).toBeLessThan(3)
})

test("the ratio of black and white is 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21)
})
