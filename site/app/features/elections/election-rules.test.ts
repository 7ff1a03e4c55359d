import { expect, test } from "vitest"
import { instantOf } from "#app/lib/wall-clock.ts"
import { chooseElection, type ElectionSpan, isOpen, nextBoundary, stateOf } from "./election-rules.ts"

const executive: ElectionSpan[] = [
  { ballot: "executive", stage: "nominations", from: "2027-02-01T09:00:00", to: "2027-02-19T16:00:00" },
  { ballot: "executive", stage: "campaign", from: "2027-03-01T09:00:00", to: "2027-03-14T23:59:00" },
  { ballot: "executive", stage: "voting", from: "2027-03-15T09:00:00", to: "2027-03-18T16:00:00" },
  { ballot: "executive", stage: "results", from: "2027-03-18T18:00:00" },
]

const board: ElectionSpan[] = [
  { ballot: "board", stage: "voting", from: "2027-04-05T10:00:00", to: "2027-04-05T15:00:00" },
  { ballot: "board", stage: "voting", from: "2027-04-06T10:00:00", to: "2027-04-06T15:00:00" },
]

const at = (moment: string) => instantOf(moment)
const justBefore = (moment: string) => new Date(instantOf(moment).getTime() - 1)

test.each([
  ["before", "nominations", "2027-02-01T09:00:00"],
  ["nominations", "waiting", "2027-02-19T16:00:00"],
  ["waiting", "campaign", "2027-03-01T09:00:00"],
  ["campaign", "waiting", "2027-03-14T23:59:00"],
  ["waiting", "voting", "2027-03-15T09:00:00"],
  ["voting", "counting", "2027-03-18T16:00:00"],
  ["counting", "results", "2027-03-18T18:00:00"],
])("%s becomes %s at %s, not a millisecond sooner", (earlier, later, moment) => {
  expect(stateOf(executive, justBefore(moment)).stage).toBe(earlier)
  expect(stateOf(executive, at(moment)).stage).toBe(later)
})

test("the vote of several days is open on each day, closed between them, counted after the last", () => {
  const stages = ["05T10:00:00", "05T15:00:00", "06T09:59:59", "06T10:00:00", "06T15:00:00"]
  expect(stages.map((time) => stateOf(board, at(`2027-04-${time}`)).stage)).toEqual([
    "voting",
    "waiting",
    "waiting",
    "voting",
    "counting",
  ])
  expect(stateOf(board, at("2027-04-05T20:00:00")).until).toBe("2027-04-06T10:00:00")
})

test("a vote that closes in the hour shown twice does not open again when the clocks go back", () => {
  const vote: ElectionSpan = {
    ballot: "board",
    stage: "voting",
    from: "2026-10-31T10:00:00",
    to: "2026-11-01T01:30:00",
  }
  expect(isOpen(vote, new Date("2026-11-01T05:29:59Z"))).toBe(true) // 1:29 EDT
  expect(isOpen(vote, new Date("2026-11-01T05:30:00Z"))).toBe(false) // 1:30 EDT
  expect(isOpen(vote, new Date("2026-11-01T06:10:00Z"))).toBe(false) // 1:10 EST: the wall shows an earlier hour
})

test("a vote that opens in the hour that clocks skip opens when they have gone forward", () => {
  const vote: ElectionSpan = {
    ballot: "board",
    stage: "voting",
    from: "2027-03-14T02:30:00",
    to: "2027-03-14T12:00:00",
  }
  expect(isOpen(vote, new Date("2027-03-14T06:59:59Z"))).toBe(false) // 1:59 EST
  expect(isOpen(vote, new Date("2027-03-14T07:30:00Z"))).toBe(true) // 3:30 EDT
  expect(isOpen(vote, new Date("2027-03-14T16:00:00Z"))).toBe(false) // noon EDT, not EST
})

test("a vote without both its ends is announced but never open", () => {
  expect(isOpen({ ballot: "board", stage: "voting", from: "2027-03-15T09:00:00" }, at("2027-03-16T09:00:00"))).toBe(
    false,
  )
  expect(isOpen({ ballot: "board", stage: "voting", to: "2027-03-15T09:00:00" }, at("2027-03-14T09:00:00"))).toBe(false)
})

test("nominations without a known end last until what follows begins", () => {
  const spans = executive.map((span) => (span.stage === "nominations" ? { ...span, to: undefined } : span))
  expect(stateOf(spans, at("2027-02-25T12:00:00"))).toMatchObject({
    stage: "nominations",
    until: "2027-03-01T09:00:00",
  })
})

test("with no date at all, a ballot has not begun and nothing is next", () => {
  expect(stateOf([], at("2027-01-01T12:00:00"))).toEqual({ stage: "before", until: undefined, next: undefined })
})

test("a page is right until the next beginning or end, whichever comes first", () => {
  expect(nextBoundary([...board, ...executive], at("2027-03-01T09:00:00"))).toEqual(at("2027-03-14T23:59:00"))
  expect(nextBoundary(executive, at("2027-03-18T18:00:00"))).toBeUndefined()
})

test("an election stays until its last result, then until another one is announced", () => {
  const past = { year: 2026, spans: [{ ballot: "executive", stage: "results", from: "2026-03-26T18:00:00" }] as const }
  const present = { year: 2027, spans: executive }
  const future = { year: 2028, spans: [] }
  const choose = (elections: { year: number; spans: readonly ElectionSpan[] }[], moment: string) => {
    const { current, archive } = chooseElection(elections, at(moment))
    return [current?.year, ...archive.map(({ year }) => year)]
  }
  expect(choose([past, present], "2027-03-18T17:59:00")).toEqual([2027, 2026])
  expect(choose([past, present], "2027-06-01T12:00:00")).toEqual([2027, 2026])
  expect(choose([past, present, future], "2027-03-18T17:59:00")).toEqual([2027, 2026])
  expect(choose([future, past, present], "2027-06-01T12:00:00")).toEqual([2028, 2027, 2026])
  expect(choose([], "2027-06-01T12:00:00")).toEqual([undefined])
})
