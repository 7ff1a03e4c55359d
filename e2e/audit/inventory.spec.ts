import { expect, test } from "../consent/consent-page.ts"
import { listAddresses } from "../consent/holdings.ts"
import { walkAfter } from "../consent/walk.ts"
import { theStack } from "../stack/running.ts"

for (const decision of [undefined, "Tout accepter", "Nécessaires seulement", "Sauvegarder", "Tout refuser"] as const) {
  test(`the privacy page lists everything that a visit of every address leaves, ${decision ?? "before a choice"}`, async ({
    page,
    context,
    watch,
  }) => {
    test.setTimeout(240_000)
    watch.expectedErrors.push(/status of 404/)
    const addresses = await listAddresses(page)
    expect(addresses.length).toBeGreaterThan(90)
    const { unlisted, origins } = await walkAfter(page, theStack().siteUrl, decision, addresses)
    expect(unlisted).toEqual([])
    if (!decision) expect([await context.cookies(), origins]).toEqual([[], []])
  })
}
