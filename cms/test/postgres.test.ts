import { afterAll, beforeAll, describe } from "vitest"
import { applyAll } from "#cms/scripts/apply-all.ts"
import { accessSuite } from "./access-suite.ts"
import { schemaSuite } from "./schema-suite.ts"
import { seedSuite } from "./seed-suite.ts"
import { signalsSuite } from "./signals-suite.ts"
import { submissionSuite } from "./submission-suite.ts"
import { type Instance, postgresPrograms, startInstance } from "./throwaway-directus.ts"

describe.skipIf(!postgresPrograms)("Directus on PostgreSQL", () => {
  let started: Instance | undefined
  const instance = () => {
    if (!started) throw new Error("Directus did not start")
    return started
  }

  beforeAll(async () => {
    started = await startInstance("PostgreSQL")
    await applyAll({ ...started, siteUrl: "http://localhost:3000", seedDate: "2026-12-01" })
  })
  afterAll(() => started?.stop())

  accessSuite(instance)
  seedSuite(instance)
  signalsSuite(instance)
  submissionSuite(instance)
  schemaSuite(instance)
})
