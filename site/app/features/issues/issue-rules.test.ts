import { expect, test } from "vitest"
import { formatStepDate, isProcedure, toMoment } from "./issue-rules.ts"

const step = (date: string | undefined, kind: "action" | "step" = "action") => ({
  date,
  kind,
  title: "Étape",
  text: undefined,
  url: undefined,
})
const stateOf = (date: string | undefined) => toMoment(step(date), "2026-11-21").state

test("a date is said as far as it is known", () => {
  expect([formatStepDate("2018"), formatStepDate("2018-10"), formatStepDate("2018-10-17")]).toEqual([
    "2018",
    "octobre 2018",
    "17\u00A0octobre 2018",
  ])
})

test("a date that no calendar has is refused", () => {
  for (const date of ["2018-13", "2018-02-30", "l’an dernier"]) {
    expect(() => formatStepDate(date)).toThrow("Invalid date format")
  }
})

test("a step of this year, this month or today is current; before is past, after is coming", () => {
  expect(["2026", "2026-11", "2026-11-21"].map(stateOf)).toEqual(["current", "current", "current"])
  expect(["2025", "2026-10", "2026-11-20"].map(stateOf)).toEqual(["past", "past", "past"])
  expect(["2027", "2026-12", "2026-11-22"].map(stateOf)).toEqual(["coming", "coming", "coming"])
})

test("a step without date says what it is, and has no state", () => {
  expect(toMoment(step(undefined), "2026-11-21")).toMatchObject({ dateLabel: "Action", state: undefined })
})

test("steps without dates are a procedure; one date makes a history", () => {
  expect(isProcedure([step(undefined, "step"), step(undefined, "step")])).toBe(true)
  expect(isProcedure([step(undefined, "step"), step("2020", "step")])).toBe(false)
  expect(isProcedure([step(undefined)])).toBe(false)
  expect(isProcedure([])).toBe(false)
})
