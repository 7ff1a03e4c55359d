import { expect, test } from "vitest"
import { chooseCall, compareCalls, findAudience, type GrantCall } from "./grant-rules.ts"

const deadline = (label: string, opensOn: string | undefined, closesOn: string) => ({
  label,
  opensOn,
  closesOn,
  decisionOn: undefined,
})

const fall = deadline("Automne", "2026-09-07", "2026-10-19")
const winter = deadline("Hiver", "2026-11-09", "2026-12-18")
const summer = deadline("Été", "2027-03-26", "2027-04-30")

test("the open call is the one that matters, with its last days counted", () => {
  expect(chooseCall([summer, winter, fall], "2026-12-18")).toEqual({ phase: "open", daysLeft: 0, deadline: winter })
})

test("between two calls, the next one to open matters", () => {
  expect(chooseCall([fall, summer, winter], "2026-10-20")).toEqual({ phase: "coming", deadline: winter })
})

test("after the last call it is closed; without deadlines it is always open", () => {
  expect(chooseCall([fall], "2026-11-21")).toEqual({ phase: "closed" })
  expect(chooseCall([], "2026-11-21")).toEqual({ phase: "always" })
})

test("what closes first comes first, what is over comes last", () => {
  const open = (closesOn: string): GrantCall => ({
    phase: "open",
    daysLeft: 1,
    deadline: deadline("", undefined, closesOn),
  })
  const calls: GrantCall[] = [
    { phase: "closed" },
    { phase: "coming", deadline: winter },
    open("2026-12-31"),
    { phase: "always" },
    open("2026-12-01"),
  ]
  expect(
    calls.toSorted(compareCalls).map((call) => ("deadline" in call ? call.deadline.closesOn : call.phase)),
  ).toEqual(["2026-12-01", "2026-12-31", "always", "2026-12-18", "closed"])
})

test("only the audiences that exist are found", () => {
  expect([findAudience("groups"), findAudience("toString"), findAudience(null)]).toEqual([
    "groups",
    undefined,
    undefined,
  ])
})
