import { expect, test } from "vitest"
import { periodState } from "#app/lib/period.ts"
import { describeCoverageChange } from "./insurance-news.ts"
import { findCoverageChange } from "./insurance-rules.ts"

const window = (title: string, opensOn: string, closesOn: string, today: string) => ({
  title,
  opensOn,
  closesOn,
  text: undefined,
  state: periodState({ opensOn, closesOn }, today),
})

const on = (today: string) => {
  const { open, next } = findCoverageChange([
    window("été", "2027-05-01", "2027-05-31", today),
    window("automne", "2026-09-01", "2026-09-30", today),
    window("hiver", "2027-01-08", "2027-01-31", today),
  ])
  return [open?.title, next?.title]
}

test("in a window, it is open and the following one is next", () => {
  expect(on("2026-09-30")).toEqual(["automne", "hiver"])
})

test("between two windows, none is open", () => {
  expect(on("2026-10-01")).toEqual([undefined, "hiver"])
})

test("after the last one, there is nothing to wait for", () => {
  expect(on("2027-06-01")).toEqual([undefined, undefined])
})

test("the window is said in a sentence, open or to come", () => {
  const open = window("hiver", "2026-11-03", "2026-12-03", "2026-12-03")
  const next = window("été", "2027-05-01", "2027-05-31", "2026-12-03")
  expect(describeCoverageChange({ open, next })).toBe(
    "Dernier jour pour modifier votre couverture, jusqu’au jeudi 3\u00A0décembre 2026.",
  )
  expect(describeCoverageChange({ open: undefined, next })).toBe(
    "La prochaine période de modification ouvre le samedi 1er\u00A0mai 2027.",
  )
  expect(describeCoverageChange({ open: undefined, next: undefined })).toBeUndefined()
})
