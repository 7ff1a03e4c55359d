import { expect, test } from "../consent/consent-page.ts"
import { listAddresses } from "../consent/holdings.ts"
import { walkAfter } from "../consent/walk.ts"
import { runningStack } from "../stack/running.ts"

const SITE = runningStack()?.siteUrl ?? ""

// Without a choice and after « Tout accepter », `npm test` walks every address; these are the other decisions.
for (const decision of ["Nécessaires seulement", "Sauvegarder", "Tout refuser"] as const) {
  test(`the privacy page lists everything that a visit of every address leaves, ${decision}`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(240_000)
    watch.expectedErrors.push(/status of 404/)
    const { unlisted } = await walkAfter(page, SITE, decision, await listAddresses(page))
    expect(unlisted).toEqual([])
  })
}
