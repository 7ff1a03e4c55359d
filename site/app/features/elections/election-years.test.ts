import { expect, test, vi } from "vitest"
import { recordReads } from "#app/cms/read-recorder.server.ts"
import { holdNow } from "#app/lib/clock.server.ts"
import { instantOf } from "#app/lib/wall-clock.ts"
import { getElections } from "./elections.server.ts"

const election = (year: number) => ({
  year,
  executive_nominations_open_at: `${year}-02-01T09:00:00`,
  executive_nominations_close_at: `${year}-02-19T16:00:00`,
  executive_voting_open_at: `${year}-03-15T09:00:00`,
  executive_voting_close_at: `${year}-03-18T16:00:00`,
  executive_results_at: `${year}-03-18T18:00:00`,
})

vi.mock("#app/cms/client.server.ts", () => ({ readPublished: async () => [election(2026), election(2027)] }))

/** The year whose election the page is about, the archive, and until when that is right. */
async function shownAt(moment: Date) {
  const { result, rightUntil } = await recordReads(() => holdNow(moment, getElections))
  return [result.current?.year, result.current?.stage, result.archive.map(({ year }) => year), rightUntil]
}

const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

test("with the clock alone a year's election becomes the archive once its results are out, and the next one is shown", async () => {
  const results = instantOf("2026-03-18T18:00:00")
  const nominations = instantOf("2027-02-01T09:00:00")
  expect(await shownAt(justBefore(results))).toEqual([2026, "counting", [], results])
  expect(await shownAt(results)).toEqual([2027, "before", [2026], nominations])
  expect(await shownAt(justBefore(nominations))).toEqual([2027, "before", [2026], nominations])
  const [, stage] = await shownAt(nominations)
  expect(stage).toBe("nominations")
})
