import { expect, test } from "vitest"
import { describeStaff, groupBySector, searchStaff } from "./staff-rules.ts"

const accountant = {
  name: "Prénom Nom",
  role: "Comptabilité et paie",
  sector: "comptabilite",
  topics: ["Une facture à payer"],
} as const
const manager = { name: "Prénom Nom", role: "Direction générale", sector: "gestion", topics: ["Une plainte"] } as const
const all = [accountant, manager]

test("one is found by the reason to write, by role or by sector", () => {
  expect(searchStaff(all, "facture")).toEqual([accountant])
  expect(searchStaff(all, "direction")).toEqual([manager])
  expect(searchStaff(all, "COMPTABILITE")).toEqual([accountant])
  expect(searchStaff(all, "")).toEqual(all)
})

test("sectors come in their own order, and only those with people", () => {
  expect(groupBySector(all).map(({ sector }) => sector)).toEqual(["gestion", "comptabilite"])
})

test("nobody and somebody are said differently", () => {
  expect(describeStaff(0)).toBe("Personne ne correspond")
  expect(describeStaff(1)).toBe("1\u00A0personne")
})
