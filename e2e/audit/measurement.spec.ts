import { expect, test } from "../consent/consent-page.ts"
import { beginMeasuring, endMeasuring, MEASUREMENT_ID, walkMeasured } from "../consent/measurement.ts"
import { startStandIn } from "../consent/stand-in.ts"
import { everyAddress } from "../every-page/addresses.ts"

// One after the other: they share the settings of the content backend.
test.describe.configure({ mode: "default" })

const standIn = await startStandIn(MEASUREMENT_ID)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  await beginMeasuring()
})

test.afterAll(async () => {
  test.setTimeout(150_000)
  await endMeasuring()
  standIn.stop()
})

for (const decision of [undefined, "Tout accepter"] as const)
  test(`with measurement, a visit of every address leaves what is listed, ${decision ?? "before a choice"}`, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(240_000)
    watch.expectedErrors.push(/status of 404/)
    standIn.received.length = 0
    await standIn.attach(context)
    await walkMeasured(page, standIn, decision, everyAddress)
    if (decision) expect(new Set(standIn.pageViews()).size).toBeGreaterThan(40)
  })
