import { expect, test } from "vitest"
import { standInContent } from "#app/cms/stand-in-content.ts"
import { instantOf } from "#app/lib/wall-clock.ts"

const member = (id: number, year: number) => ({
  id,
  name: "Prénom Nom",
  title: "Présidence",
  mandate: `${year}-${year + 1}`,
  mandate_starts_on: `${year}-05-01`,
  mandate_ends_on: `${year + 1}-04-30`,
})

/** The mandates that the page shows at a moment, and until when it is right. */
async function shownAt(moment: Date) {
  const { recordReads } = await import("#app/cms/read-recorder.server.ts")
  const { holdNow } = await import("#app/lib/clock.server.ts")
  const { listExecutiveMembers } = await import("./executive-members.server.ts")
  const { result, rightUntil } = await recordReads(() => holdNow(moment, listExecutiveMembers))
  return { mandates: result.map(({ mandate, phase }) => `${mandate.years} ${phase}`), rightUntil }
}

const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

test("with the clock alone the next committee takes the place of the last, and the last one is over", async () => {
  standInContent([member(1, 2025), member(2, 2026)])
  const [taking, leaving] = [instantOf("2026-05-01T00:00:00"), instantOf("2027-05-01T00:00:00")]
  expect(await shownAt(justBefore(taking))).toEqual({ mandates: ["2025-2026 running"], rightUntil: taking })
  expect(await shownAt(taking)).toEqual({ mandates: ["2026-2027 running"], rightUntil: leaving })
  expect(await shownAt(justBefore(leaving))).toEqual({ mandates: ["2026-2027 running"], rightUntil: leaving })
  expect(await shownAt(leaving)).toEqual({ mandates: ["2026-2027 over"], rightUntil: undefined })
})
