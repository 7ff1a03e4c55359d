import { expect, test } from "vitest"
import { optionalText } from "./optional-text.ts"
import { requiredText } from "./required-text.ts"

test("a text is set in French", () => {
  expect(optionalText("L'été : 11h ")).toBe("L’été\u00A0: 11\u00A0h")
  expect(requiredText("L'été : 11h ")).toBe("L’été\u00A0: 11\u00A0h")
})

test.each([null, undefined, "", " \n"])("%j is no text", (written) => {
  expect(optionalText(written)).toBeUndefined()
  expect(() => requiredText(written)).toThrow("Missing text")
})
