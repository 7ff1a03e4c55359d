import { expect, test } from "vitest"
import { toGrant } from "./grants.server.ts"

const row: Parameters<typeof toGrant>[0] = {
  slug: "fonds",
  name: "Fonds d'initiatives",
  audience: "associations",
  amount: null,
  summary: "Un coup de pouce.",
  criteria: null,
  how_to_apply: null,
  deadlines: [{ label: "Hiver", opens_on: null, closes_on: "2026-12-18", decision_on: "2027-01-15" }],
  form_url: "javascript:alert(1)",
  contact_email: null,
  recipients: null,
}

test("a grant comes out in our words, an unsafe form left out", () => {
  expect(toGrant(row)).toMatchObject({
    name: "Fonds d’initiatives",
    amount: undefined,
    deadlines: [{ label: "Hiver", opensOn: undefined, closesOn: "2026-12-18", decisionOn: "2027-01-15" }],
    formUrl: undefined,
    recipients: [],
  })
})

test("a date that no calendar has, or a missing name, refuses the record", () => {
  const deadlines = [{ label: "Hiver", opens_on: null, closes_on: "2026-02-30", decision_on: null }]
  expect(() => toGrant({ ...row, deadlines })).toThrow("Invalid date format")
  expect(() => toGrant({ ...row, name: "" })).toThrow("Missing text")
})
