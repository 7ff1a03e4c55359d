import { expect, test } from "vitest"
import { chooseInOffice, mandatePhase } from "./mandate-rules.ts"

const of = (year: number) => ({ mandate: { startsOn: `${year}-05-01`, endsOn: `${year + 1}-04-30` } })
const [first, second] = [of(2024), of(2025)]

test("a mandate runs on its first and on its last day", () => {
  expect(mandatePhase(first.mandate, "2024-05-01")).toBe("running")
  expect(mandatePhase(first.mandate, "2025-04-30")).toBe("running")
  expect(mandatePhase(first.mandate, "2025-05-01")).toBe("over")
  expect(mandatePhase(first.mandate, "2024-04-30")).toBe("coming")
})

test("those in office are shown, not those before nor after", () => {
  expect(chooseInOffice([first, second], "2025-03-01")).toEqual([first])
  expect(chooseInOffice([first, second], "2025-05-01")).toEqual([second])
})

test("without successors, the last ones stay, and only they", () => {
  expect(chooseInOffice([first, second], "2027-01-01")).toEqual([second])
})

test("before the first mandate, those who will be in office are shown", () => {
  expect(chooseInOffice([first], "2024-01-01")).toEqual([first])
  expect(chooseInOffice([], "2024-01-01")).toEqual([])
})
