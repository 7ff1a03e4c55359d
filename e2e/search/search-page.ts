import { type APIRequestContext, expect, type Page } from "@playwright/test"

/** Addresses of the results of a search page as the server wrote it, the best first. */
export async function serverResults(request: APIRequestContext, query: string): Promise<string[]> {
  const answer = await request.get(`/recherche?${new URLSearchParams({ q: query })}`)
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  return [...html.matchAll(/<h2[^>]*><a[^>]*?href="([^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"))
}

/** The same, of the page as it stands in the browser. */
export const shownResults = (page: Page): Promise<string[]> =>
  page
    .getByRole("main")
    .locator("ol h2 a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))

/** The field of the search page. */
export const mainField = (page: Page) => page.getByRole("main").getByRole("searchbox")

/** Types words and waits until the page says that it answers them. */
export async function look(page: Page, query: string): Promise<void> {
  await mainField(page).fill(query)
  await expect(page.getByRole("main").getByRole("status")).toContainText(`«\u00A0${query}\u00A0»`)
}
