// node cms/scripts/check-seed.ts: whether cms/seed matches cms/schema; no server needed.
import { report } from "./report.ts"
import { readModel } from "./schema/read-model.ts"
import { checkSeed } from "./seed/check-seed.ts"
import { readSeed } from "./seed/read-seed.ts"

await report(async () => {
  const model = readModel()
  const records = readSeed(model)
  const problems = checkSeed(model, records)
  for (const problem of problems) console.error(problem)
  console.log(`${records.length} records, ${problems.length} problems.`)
  return problems.length === 0
})
