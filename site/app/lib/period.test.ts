import { expect, test } from "vitest"
import { describeDaysLeft, periodState } from "./period.ts"

const period = { opensOn: "2026-11-03", closesOn: "2026-12-03" }

test("a period is open from its first day to its last, both included", () => {
  expect(periodState(period, "2026-11-03")).toEqual({ phase: "open", daysLeft: 30 })
  expect(periodState(period, "2026-12-03")).toEqual({ phase: "open", daysLeft: 0 })
})

test("it is to come the day before, and over the day after", () => {
  expect(periodState(period, "2026-11-02")).toEqual({ phase: "coming", daysBefore: 1 })
  expect(periodState(period, "2026-12-04")).toEqual({ phase: "closed" })
})

test("without its ends, a period is open for ever", () => {
  expect(periodState({}, "2026-11-21")).toEqual({ phase: "open", daysLeft: undefined })
  expect(periodState({ closesOn: "2026-11-20" }, "2026-11-21")).toEqual({ phase: "closed" })
})

test("a day that no calendar has is refused", () => {
  expect(() => periodState({ opensOn: "2026-02-30" }, "2026-11-21")).toThrow("Invalid date format")
})

test("the last days are counted in French", () => {
  expect([0, 1, 12].map(describeDaysLeft)).toEqual(["Dernier jour", "Il reste 1\u00A0jour", "Il reste 12\u00A0jours"])
})
