// `npm run reliability`: forms sent while everything that can fail does, against a real Directus.
// `-- --quick`: a tenth of it. `-- Directus kill`: only those whose name holds one of these words.
import { z } from "zod"
import { applyAll } from "../../cms/scripts/apply-all.ts"
import { startInstance } from "../../cms/test/throwaway-directus.ts"
import type { Figures } from "./campaign.ts"
import { everyCampaign, isKept, quick, whole } from "./every-campaign.ts"

const args = process.argv.slice(2)
const size = args.includes("--quick") ? quick : whole
const words = args.filter((arg) => !arg.startsWith("--"))
const Receipts = z.array(z.object({ receipt: z.string() }))

const instance = await startInstance("SQLite")
const figures: Record<string, Figures> = {}
try {
  await applyAll({ ...instance, siteUrl: "http://localhost:3000", seedDate: "2026-12-01" })
  const { url, siteToken, directus } = instance
  const listReceipts = async () =>
    (await directus.read("/items/form_submissions?fields=receipt&limit=-1", Receipts)).map(({ receipt }) => receipt)
  await everyCampaign({ url, siteToken, listReceipts }, size, words, (name, seen) => {
    console.log(name, seen)
    figures[name] = seen
  })
} finally {
  console.table(figures)
  await instance.stop()
}
const seen = Object.values(figures)
process.exit(seen.length > 0 && seen.every(isKept) ? 0 : 1)
