import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

import { lastGoodConsent } from "./last-good-consent.server.ts"

const content = {
  necessary: [],
  optional: [],
  isModalForced: false,
  hasControlButton: true,
  hasNecessaryButton: true,
  closesOnOutsideClick: false,
}

test("what was kept is found after a restart", () => {
  const folder = mkdtempSync(join(tmpdir(), "consent-"))
  expect(lastGoodConsent(folder).find()).toBeUndefined()
  lastGoodConsent(folder).keep(content)
  expect(lastGoodConsent(folder).find()).toEqual(content)
  rmSync(folder, { recursive: true })
})

test("a folder that cannot be written keeps it in memory", () => {
  const kept = lastGoodConsent("/dev/null/nowhere")
  kept.keep(content)
  expect(kept.find()).toEqual(content)
})
