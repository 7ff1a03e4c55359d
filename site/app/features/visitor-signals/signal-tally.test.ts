import { expect, test } from "vitest"
import { SignalTally } from "./signal-tally.ts"

const search = (subject: string) => ({ kind: "search_without_result" as const, subject, yes: 1, no: 0 })

test("the same subject is one count, and what was taken is gone", () => {
  const tally = new SignalTally()
  for (const subject of ["piscine", "sauna", "piscine"]) tally.add(search(subject))
  expect(tally.take()).toEqual([{ ...search("piscine"), yes: 2 }, search("sauna")])
  expect(tally.take()).toEqual([])
})

test("what could not be sent is added to what came since", () => {
  const tally = new SignalTally()
  tally.add(search("piscine"))
  const taken = tally.take()
  tally.add(search("piscine"))
  tally.restore(taken)
  expect(tally.take()).toEqual([{ ...search("piscine"), yes: 2 }])
})

test("a flood fills one batch and no more", () => {
  const tally = new SignalTally()
  for (let count = 0; count < 5_000; count++) tally.add(search(`mot ${count}`))
  for (let count = 0; count < 5_000; count++) tally.add(search("mot 0"))
  const taken = tally.take()
  expect(taken).toHaveLength(200)
  expect(taken[0]?.yes).toBe(1_000)
})
