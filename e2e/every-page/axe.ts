import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "@playwright/test"

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** The rules that look at colours; all others look at the elements and their boxes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"]

/**
 * What axe finds wrong with a page as it stands: WCAG 2.2 A and AA, and best practice.
 * @param within selector of the part to look at
 * @param rules `colours` where only colours have changed since all rules were tried
 * @returns one line per rule and element
 */
export async function axeViolations(page: Page, within = "html", rules: "all" | "colours" = "all"): Promise<string[]> {
  // No frame anywhere on the site: the modern mode would only open a second page to join their results.
  // Only what is wrong: to describe all that is right takes as long as to look at it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .include(within)
  const { violations } = await (rules === "all" ? axe.withTags(RULES) : axe.withRules(COLOUR_RULES)).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ target, any }) => `${id} (${help}): ${target.join(" ")} ${any[0]?.message ?? ""}`),
  )
}
