// npm run cms:check: how the Directus of CMS_URL differs from cms/. Exit code 1 when it does.
import { accessDifferences } from "./access/access-differences.ts"
import { readAccess } from "./access/read-access.ts"
import { connectFromEnvironment } from "./connection.ts"
import { studioDifferences } from "./studio/studio-differences.ts"
import { report } from "./report.ts"
import { desiredState } from "./schema/desired-state.ts"
import { differences } from "./schema/differences.ts"
import { readLiveState } from "./schema/live-state.ts"
import { readModel } from "./schema/read-model.ts"

await report(async () => {
  const { directus } = await connectFromEnvironment(process.env)
  const model = readModel()
  const siteUrl = process.env["SITE_URL"] || undefined
  const found = [
    ...differences(desiredState(model, siteUrl), await readLiveState(directus)),
    ...(await accessDifferences(directus, readAccess(model))).map((difference) => ({
      ...difference,
      weight: "access",
    })),
    ...(await studioDifferences(directus, model)).map((difference) => ({ ...difference, weight: "studio" })),
  ]
  for (const { subject, detail, weight } of found) console.log(`${weight.padEnd(12)}${subject} ${detail}`)
  console.log(found.length === 0 ? "The instance is what cms/ says." : `${found.length} differences.`)
  return found.length === 0
})
