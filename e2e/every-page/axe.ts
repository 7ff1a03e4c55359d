import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/**
 * What axe finds wrong with a page as it stands: WCAG 2.2 A and AA, and best practice.
 * @param within selector of the part to look at
 * @returns one line per rule and element
 */
export async function axeViolations(page: Page, within = "html"): Promise<string[]> {
  // No frame anywhere on the site: the modern mode would only open a second page to join their results.
  // Only what is wrong: to describe all that is right takes as long as to look at it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(within)
    .withTags(RULES)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`),
  )
}
