import { expect, test } from "vitest"
import { z } from "zod"
// The campaign drives the site's own outbox against this Directus.
// oxlint-disable no-restricted-imports
import { campaign } from "../../e2e/reliability/campaign.ts"
import { kill } from "../../e2e/reliability/troubles.ts"
import type { Instance } from "./throwaway-directus.ts"

const Receipts = z.array(z.object({ receipt: z.string() }))

/** The short form of `npm run reliability`. */
export function reliabilitySuite(instance: () => Instance): void {
  test("a receipt survives kill -9, arrives once, and is told by mail", async () => {
    const { url, siteToken, directus } = instance()
    const listReceipts = async () =>
      (await directus.read("/items/form_submissions?fields=receipt&limit=-1", Receipts)).map(({ receipt }) => receipt)
    const figures = await campaign(
      { url, siteToken, listReceipts },
      { submissions: 60, rest: 10, trouble: kill(5, 100) },
    )
    expect(figures).toMatchObject({ receipts: 60, lost: 0, duplicates: 0, notices: 60, acknowledgements: 60 })
  })
}
