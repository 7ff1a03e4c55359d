import { expect, test } from "vitest"
import { Field } from "./field-format.ts"
import { fieldValidation, textRules } from "./field-validation.ts"

test.each(["/", "/services/bde#contact", "#contact", "https://autre.example/x", "mailto:info@site.example", "tel:911"])(
  "%s is a link",
  (written) => {
    expect(textRules.link?.pattern.test(written)).toBe(true)
  },
)

test.each([
  "services/bde",
  "www.autre.example",
  "//autre.example",
  "/\\autre.example",
  "javascript:alert(1)",
  "https://",
  "",
])("%j is no link", (written) => {
  expect(textRules.link?.pattern.test(written)).toBe(false)
})

test("a rule lets an empty field be, and says in French what is expected", () => {
  const { validation, validation_message } = fieldValidation(
    "seats",
    Field.parse({ type: "integer", label: "Sièges", min: 1 }),
  )
  expect(validation).toEqual({ _or: [{ seats: { _null: true } }, { seats: { _gte: 1 } }] })
  expect(validation_message).toBe("Un nombre d’au moins 1.")
})
