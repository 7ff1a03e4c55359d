import { afterAll, beforeAll, describe } from "vitest"
import { applyAll } from "#cms/scripts/apply-all.ts"
import { editorialSuite } from "./editorial-suite.ts"
import { accessSuite } from "./access-suite.ts"
import { reservationSuite } from "./reservation-suite.ts"
import { schemaSuite } from "./schema-suite.ts"
import { seedSuite } from "./seed-suite.ts"
import { signalsSuite } from "./signals-suite.ts"
import { submissionSuite } from "./submission-suite.ts"
import { type Listener, startListener } from "./notification-listener.ts"
import { type Instance, postgresPrograms, startInstance } from "./throwaway-directus.ts"

describe.skipIf(!postgresPrograms)("Directus on PostgreSQL", () => {
  let started: Instance | undefined
  let listener: Listener | undefined
  const instance = () => {
    if (!started) throw new Error("Directus did not start")
    return started
  }

  beforeAll(async () => {
    listener = await startListener()
    started = await startInstance("PostgreSQL", { SITE_NOTIFY_URLS: listener.url, SITE_NOTIFY_SECRET: listener.secret })
    await applyAll({ ...started, siteUrl: "http://localhost:3000", seedDate: "2026-12-01" })
    // Filling one takes half a minute: the tests of operations go on from here.
    const folder = process.env["POSTGRES_BACKUP"]
    if (folder) await started.backUp(folder)
  })
  afterAll(async () => {
    await started?.stop()
    listener?.stop()
  })

  accessSuite(instance)
  seedSuite(instance)
  signalsSuite(instance)
  submissionSuite(instance)
  reservationSuite(instance)
  editorialSuite(instance)
  schemaSuite(instance)
})
