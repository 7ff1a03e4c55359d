// En tant qu’étudiante ou étudiant, je veux chercher avec mes mots, mes fautes et sans accents, afin de trouver la page
// que j’ai en tête sans savoir comment le site la nomme.
import { expect, test } from "@playwright/test"
import { expectedShare, goldenQueries } from "./golden-queries.ts"
import { look, serverResults, shownResults } from "./search-page.ts"

const isAmongFirst = (hrefs: readonly string[], address: string) =>
  hrefs.slice(0, 3).some((href) => href.replace(/#.*$/, "") === address)

test("students find the right page in the first three results, without JavaScript", async ({ request }) => {
  const missed: string[] = []
  for (const [query, address] of goldenQueries)
    if (!isAmongFirst(await serverResults(request, query), address)) missed.push(`${query} → ${address}`)
  expect(goldenQueries.length).toBeGreaterThanOrEqual(60)
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(goldenQueries.length * (1 - expectedShare))
})

test("what is found while one types is what the server finds", async ({ page, request }) => {
  test.slow()
  await page.goto("/recherche")
  for (const [query] of goldenQueries) {
    await look(page, query)
    expect(await shownResults(page), query).toEqual(await serverResults(request, query))
  }
})
