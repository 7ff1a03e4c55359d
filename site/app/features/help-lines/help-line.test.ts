import { expect, test } from "vitest"
import { describeAccess, type HelpLine, siteName } from "./help-line.ts"

const line: HelpLine = {
  name: "Ligne d’écoute",
  phone: "9-8-8",
  text: undefined,
  hours: "Jour et nuit",
  languages: undefined,
  cost: "Gratuit",
  url: undefined,
  urgency: "now",
}

test("access says what is known", () => {
  expect(describeAccess(line)).toBe("Jour et nuit · Gratuit")
  expect(describeAccess({ ...line, hours: undefined, cost: undefined })).toBe("")
})

test("a link says where it leads", () => {
  expect(siteName("https://www.aidedrogue.ca/fr")).toBe("aidedrogue.ca")
  expect(siteName("aidedrogue")).toBeUndefined()
})
