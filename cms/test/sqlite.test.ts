import { afterAll, beforeAll, describe } from "vitest"
import { applyAll } from "#cms/scripts/apply-all.ts"
import { editorialSuite } from "./editorial-suite.ts"
import { accessSuite } from "./access-suite.ts"
import { notificationSuite } from "./notification-suite.ts"
import { publicationSuite } from "./publication-suite.ts"
import { reliabilitySuite } from "./reliability-suite.ts"
import { type Mailbox, startMailbox } from "./mailbox.ts"
import { reservationMailSuite } from "./reservation-mail-suite.ts"
import { reservationSuite } from "./reservation-suite.ts"
import { schemaSuite } from "./schema-suite.ts"
import { seedSuite } from "./seed-suite.ts"
import { signalsSuite } from "./signals-suite.ts"
import { studioSuite } from "./studio-suite.ts"
import { submissionSuite } from "./submission-suite.ts"
import { type Listener, startListener } from "./notification-listener.ts"
import { type Instance, startInstance } from "./throwaway-directus.ts"

describe("Directus on SQLite", () => {
  let started: Instance | undefined
  let listener: Listener | undefined
  let mailbox: Mailbox | undefined
  const instance = () => {
    if (!started) throw new Error("Directus did not start")
    return started
  }
  const listening = () => {
    if (!listener) throw new Error("nothing listens")
    return listener
  }

  beforeAll(async () => {
    listener = await startListener()
    mailbox = await startMailbox()
    started = await startInstance("SQLite", {
      SITE_NOTIFY_URLS: listener.url,
      SITE_NOTIFY_SECRET: listener.secret,
      SMTP_URL: mailbox.url,
    })
    await applyAll({ ...started, siteUrl: "http://localhost:3000", seedDate: "2026-12-01" })
  })
  afterAll(async () => {
    await started?.stop()
    listener?.stop()
    await mailbox?.stop()
  })

  accessSuite(instance)
  seedSuite(instance)
  signalsSuite(instance)
  submissionSuite(instance)
  reservationSuite(instance)
  reservationMailSuite(instance, () => mailbox?.received ?? [])
  reliabilitySuite(instance)
  publicationSuite(instance)
  notificationSuite(instance, listening)
  studioSuite(instance)
  editorialSuite(instance)
  schemaSuite(instance)
})
