import { expect, test } from "vitest"
import { standInContent } from "#app/cms/stand-in-content.ts"
import { instantOf } from "#app/lib/wall-clock.ts"

const election = (year: number) => ({
  year,
  executive_nominations_open_at: `${year}-02-01T09:00:00`,
  executive_nominations_close_at: `${year}-02-19T16:00:00`,
  executive_voting_open_at: `${year}-03-15T09:00:00`,
  executive_voting_close_at: `${year}-03-18T16:00:00`,
  executive_results_at: `${year}-03-18T18:00:00`,
})

/** The year whose election the page is about, the archive, and until when that is right. */
async function shownAt(moment: Date) {
  const { recordReads } = await import("#app/cms/read-recorder.server.ts")
  const { holdNow } = await import("#app/lib/clock.server.ts")
  const { getElections } = await import("./elections.server.ts")
  const { result, rightUntil } = await recordReads(() => holdNow(moment, getElections))
  return [result.current?.year, result.current?.stage, result.archive.map(({ year }) => year), rightUntil]
}

const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

test("with the clock alone a year's election becomes the archive once its results are out, and the next one is shown", async () => {
  standInContent([election(2026), election(2027)])
  const results = instantOf("2026-03-18T18:00:00")
  const nominations = instantOf("2027-02-01T09:00:00")
  expect(await shownAt(justBefore(results))).toEqual([2026, "counting", [], results])
  expect(await shownAt(results)).toEqual([2027, "before", [2026], nominations])
  expect(await shownAt(justBefore(nominations))).toEqual([2027, "before", [2026], nominations])
  const [, stage] = await shownAt(nominations)
  expect(stage).toBe("nominations")
})
