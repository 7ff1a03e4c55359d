import { expect, test } from "vitest"
import { describeExceptions, nextExceptionChange, toException } from "./opening-exceptions.ts"

const closed = toException({ date: "2026-12-24", label: "veille de Noël", opens: null, closes: null })
const shorter = toException({ date: "2026-12-23", label: undefined, opens: "10:00:00", closes: "12:00:00" })

test("an exception is said two weeks ahead, the nearest first, until its day is over", () => {
  const said = (today: string) => describeExceptions([closed, shorter], today)
  expect(said("2026-12-08")).toEqual([])
  expect(said("2026-12-09")).toEqual([{ days: "Mercredi 23\u00A0décembre 2026", hours: "10\u00A0h à 12\u00A0h" }])
  expect(said("2026-12-23")).toHaveLength(2)
  expect(said("2026-12-24")).toEqual([{ days: "Jeudi 24\u00A0décembre 2026 (veille de Noël)", hours: "fermé" }])
  expect(said("2026-12-25")).toEqual([])
})

test("the days on which what is said changes are known ahead", () => {
  expect(nextExceptionChange([closed], "2026-11-21")).toBe("2026-12-10")
  expect(nextExceptionChange([closed], "2026-12-10")).toBe("2026-12-25")
  expect(nextExceptionChange([closed], "2026-12-25")).toBeUndefined()
})

test.each([
  { date: "2026-02-30", opens: null, closes: null },
  { date: "2026-12-24", opens: "dix heures", closes: "12:00" },
])("what cannot be read is refused: %j", (written) => {
  expect(() => toException({ label: undefined, ...written })).toThrow(/^Invalid/)
})
