import type { Page } from "@playwright/test"
import { button, control, expect } from "./consent-page.ts"
import { crawl, findHoldings, isListed, listedNames } from "./holdings.ts"

/** The ways to decide, by the words of the button that is pressed last. */
export type Decision = "Tout accepter" | "Nécessaires seulement" | "Sauvegarder" | "Tout refuser"

/**
 * Decides, then visits every address.
 * @param decision undefined to leave the banner as it is
 * @returns what the browser holds or has asked of others that the privacy page does not list, and the other origins
 */
export async function walkAfter(
  page: Page,
  site: string,
  decision: Decision | undefined,
  addresses: readonly string[],
) {
  const listed = await listedNames(page)
  expect(listed).toEqual(expect.arrayContaining(["ncc_c", "ncc_e"]))
  if (decision) {
    if (decision === "Sauvegarder" || decision === "Tout refuser") await button(page, "Personnaliser").click()
    await button(page, decision).and(page.locator(":visible")).last().click()
    await expect(control(page)).toBeVisible()
  }
  const origins = await crawl(page, site, addresses)
  const found = await findHoldings(page, origins)
  return { unlisted: found.filter((name) => !isListed(name, listed)), origins: [...origins] }
}
