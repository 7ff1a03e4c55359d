import { expect, test } from "../stack/test.ts"
import { runCampaign } from "./campaign.ts"

// A sample, always the same; `node e2e/bad-input/main.ts` sends thousands.
test("whatever is sent to a form, the answer is French and calm, and all of it is kept or nothing", async ({
  stack,
}) => {
  const report = await runCampaign(stack, 120, 20_261_120)
  expect(report.faults).toEqual([])
  expect(report.partial).toEqual([])
  expect(report.arrived).toBe(report.receipts)
  expect(report.receipts).toBeGreaterThan(0)
})
