// npm run cms:types [-- --check]: writes what the site knows of the content model from cms/schema; no server needed.
import { readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { report } from "./report.ts"
import { readModel } from "./schema/read-model.ts"
import { generateCollections } from "./types/generate-collections.ts"
import { generateTypes } from "./types/generate-types.ts"

const folder = new URL("../../site/app/cms/", import.meta.url)
const generated = { "schema.generated.ts": generateTypes, "collections.generated.ts": generateCollections }
const { values } = parseArgs({ options: { check: { type: "boolean" } } })

await report(async () => {
  const model = readModel()
  const stale = Object.entries(generated).filter(([name, generate]) => {
    const file = fileURLToPath(new URL(name, folder))
    const content = generate(model)
    if (values.check) return readFileSync(file, "utf8") !== content
    writeFileSync(file, content)
    return false
  })
  for (const [name] of stale) console.log(`site/app/cms/${name} is stale: run npm run cms:types.`)
  if (values.check && stale.length === 0) console.log("The content types are current.")
  return stale.length === 0
})
