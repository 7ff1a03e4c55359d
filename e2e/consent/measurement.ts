import type { Page } from "@playwright/test"
import { mayMeasure } from "../../site/app/features/analytics/measured-pages.ts"
import { untilPublished } from "../stack/published.ts"
import { theStack } from "../stack/running.ts"
import { changeSettings } from "./configuration.ts"
import { button, expect } from "./consent-page.ts"
import { crawl, findHoldings, isListed, listedNames } from "./holdings.ts"
import type { StandIn } from "./stand-in.ts"
import type { Decision } from "./walk.ts"

export const MEASUREMENT_ID = "G-STANDIN1"

/** Every page is published anew: a slow machine needs its time. */
export const PATIENCE = { timeout: 120_000 }

/** Writes the measurement's settings. Both are needed: without the date of an assessment there is none. */
export const measure = (id: string | null, assessedOn: string | null) =>
  changeSettings({ analytics_measurement_id: id, analytics_assessment_on: assessedOn })

/** The content security policy of an address, as anybody gets it now. */
export const policyOf = async (path: string) =>
  (await fetch(theStack().siteUrl + path)).headers.get("content-security-policy") ?? ""

/** Switches measurement on, and waits until every page knows it. */
export async function beginMeasuring(): Promise<void> {
  await measure(MEASUREMENT_ID, "2026-11-01")
  for (const path of ["/services", "/evenements", "/services/bde"])
    await expect.poll(() => policyOf(path), PATIENCE).toContain("googletagmanager")
  await untilPublished(theStack().siteUrl, "every page")
}

/** Switches measurement off. */
export async function endMeasuring(): Promise<void> {
  await measure(null, null)
  await expect.poll(() => policyOf("/services"), PATIENCE).not.toContain("google")
}

/** Decides, then visits the addresses: the browser holds what the privacy page lists, and only what may be measured is. */
export async function walkMeasured(
  page: Page,
  standIn: StandIn,
  decision: Decision | undefined,
  addresses: readonly string[],
): Promise<void> {
  const listed = await listedNames(page)
  expect(listed).toEqual(expect.arrayContaining(["_ga", "_gid", "https://www.googletagmanager.com"]))
  if (decision === "Tout refuser") await button(page, "Personnaliser").click()
  if (decision) await button(page, decision).and(page.locator(":visible")).last().click()
  const origins = await crawl(page, theStack().siteUrl, addresses)
  const found = await findHoldings(page, origins)
  expect(found.filter((name) => !isListed(name, listed))).toEqual([])
  if (decision !== "Tout accepter") return expect([standIn.received, [...origins]]).toEqual([[], []])
  expect(standIn.pageViews().filter((path) => !mayMeasure(path))).toEqual([])
}
