// npm run cms:apply [-- --force] [-- --no-seed]: schema, access and seed, on the Directus of CMS_URL.
import { parseArgs } from "node:util"
import { applyAll } from "./apply-all.ts"
import { connectFromEnvironment, readSeedDate } from "./connection.ts"
import { report } from "./report.ts"

const { values } = parseArgs({ options: { force: { type: "boolean" }, "no-seed": { type: "boolean" } } })
const environment = process.env

await report(async () => {
  const { directus, url } = await connectFromEnvironment(environment)
  await applyAll({
    directus,
    url,
    siteToken: environment["SITE_CMS_TOKEN"] || undefined,
    previewToken: environment["PREVIEW_CMS_TOKEN"] || undefined,
    siteUrl: environment["SITE_URL"] || undefined,
    seedDate: readSeedDate(environment),
    withSeed: !values["no-seed"],
    isForced: values.force ?? false,
    say: console.log,
  })
  return true
})
