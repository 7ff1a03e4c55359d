import { expect, test } from "vitest"

import { silentFrom, toPolicyUpdates } from "./policy-updates.ts"

const changeOn = (today: string) => toPolicyUpdates("2026-11-08", "Un témoin de moins.", today).change

test("a change is told from its day, for thirty days", () => {
  expect(changeOn("2026-11-07")).toBeUndefined()
  expect(changeOn("2026-11-08")).toBe("Un témoin de moins.")
  expect(changeOn("2026-12-08")).toBe("Un témoin de moins.")
  expect(changeOn("2026-12-09")).toBeUndefined()
})

test("the page is made again on the day when the notice goes", () => {
  expect(silentFrom("2026-11-08")).toBe("2026-12-09")
  expect(changeOn(silentFrom("2026-11-08"))).toBeUndefined()
})
