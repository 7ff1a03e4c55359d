import AxeBuilder from "@axe-core/playwright"
import { expect, type Locator, type Page } from "@playwright/test"

/** What anybody takes at least to fill in a form; the server takes less for a robot. */
export const readingTime = 2_100

/** A receipt number on the receipt page. */
export async function readReceipt(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/recu\?numero=[A-Z]{3}-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("C’est envoyé")
  const number = new URL(page.url()).searchParams.get("numero") ?? ""
  await expect(page.getByText(number, { exact: true })).toBeVisible()
  return number
}

/** The errors said at the top of a form. */
export const errorSummary = (page: Page): Locator => page.getByRole("alert").filter({ hasText: "Il reste à corriger" })

export async function expectNoAxeViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([])
}
