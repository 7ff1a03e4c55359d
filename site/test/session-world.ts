import { randomUUID } from "node:crypto"
import { vi } from "vitest"
import { z } from "zod"
// The project's own way to start Directus is what must work: these tests have no other.
// oxlint-disable no-restricted-imports
import { readAccess } from "../../cms/scripts/access/read-access.ts"
import { applyAll } from "../../cms/scripts/apply-all.ts"
import type { Directus } from "../../cms/scripts/directus-client.ts"
import { readModel } from "../../cms/scripts/schema/read-model.ts"
import { startInstance } from "../../cms/test/throwaway-directus.ts"
import { Mailbox } from "./mailbox.ts"
import { origin } from "./visitor.ts"
import { WatchedBackend } from "./watched-backend.ts"

/** Somebody who has an account. */
export type Account = { id: string; email: string; password: string }

/** A real Directus that sends its mail to us, and the site's session endpoints on top of it. */
export type World = Awaited<ReturnType<typeof startWorld>>

const roleId = (name: string): string => {
  const role = readAccess(readModel()).find((one) => one.name === name)
  if (!role) throw new Error(`cms/access has no ${name}`)
  return role.roleId
}

const createAccount = async (directus: Directus, role: string): Promise<Account> => {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  const { id } = await directus.create("/users", { ...account, role }, z.object({ id: z.string() }))
  return { id, ...account }
}

export async function startWorld() {
  const mailbox = await Mailbox.open()
  const instance = await startInstance("SQLite", {
    SMTP_URL: mailbox.url,
    LOGIN_STALL_TIME: "0",
    // Passwords that nobody keeps need no hash that costs.
    HASH_MEMORY_COST: "1024",
    HASH_TIME_COST: "2",
  })
  await applyAll({ ...instance, withSeed: false })
  const backend = await WatchedBackend.before(instance.url)
  vi.stubEnv("CMS_URL", backend.url)
  vi.stubEnv("CMS_TOKEN", instance.siteToken)
  vi.stubEnv("CMS_PUBLIC_URL", "https://studio.example")
  vi.stubEnv("SITE_URL", origin)
  /** Everything the site said on its output. */
  const log: string[] = []
  for (const channel of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, channel).mockImplementation((...said: unknown[]) => void log.push(said.map(String).join(" ")))
  const endpoints = await import("#app/features/session/session-answers.server.ts")
  const session = await import("#app/features/session/session.server.ts")
  const admins = await instance.directus.read(
    "/roles?filter[name][_eq]=Administration&fields=id",
    z.array(z.object({ id: z.string() })),
  )
  // Three people may have the Studio: all the tests share the second of them. Other accounts open no Studio.
  const administrator = await createAccount(instance.directus, admins[0]?.id ?? "")
  return {
    ...instance,
    mailbox,
    backend,
    log,
    endpoints,
    session,
    administrator,
    memberRole: roleId("site"),
    createMember: () => createAccount(instance.directus, roleId("site")),
    async stop() {
      vi.unstubAllEnvs()
      vi.restoreAllMocks()
      await backend.close()
      await instance.stop()
      await mailbox.close()
    },
  }
}
