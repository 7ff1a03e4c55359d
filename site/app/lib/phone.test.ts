import { expect, test } from "vitest"
import { formatPhone, phoneHref } from "./phone.ts"

const plain = (text: string) => text.replaceAll("\u00A0", " ")

test.each([
  ["4185550123", "418 555-0123", "tel:+14185550123"],
  ["+1 (418) 555-0123", "418 555-0123", "tel:+14185550123"],
  ["418 555-0123, poste 4321", "418 555-0123, poste 4321", "tel:+14185550123,4321"],
  ["418-555-0123 #21", "418 555-0123, poste 21", "tel:+14185550123,21"],
  ["1 866 277-3553", "1 866 277-3553", "tel:+18662773553"],
  ["8005550123 poste 7", "1 800 555-0123, poste 7", "tel:+18005550123,7"],
  ["810 555-0123", "810 555-0123", "tel:+18105550123"],
  ["911", "911", "tel:911"],
  ["9-8-8", "9-8-8", "tel:988"],
])("%s", (written, shown, href) => {
  expect(plain(formatPhone(written))).toBe(shown)
  expect(phoneHref(written)).toBe(href)
})

test("without a number there is no link", () => {
  expect(formatPhone("à venir")).toBe("à venir")
  expect(phoneHref("à venir")).toBeUndefined()
})
