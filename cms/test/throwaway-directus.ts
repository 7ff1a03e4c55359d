import { randomUUID } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Directus, connectDirectus } from "#cms/scripts/directus-client.ts"
// The project's own way to start Directus is what must work: the tests have no other.
// oxlint-disable no-restricted-imports
import { Children } from "../../scripts/children.ts"
import { startDirectus } from "../../scripts/directus.ts"
import { databaseVariables, root } from "../../scripts/env.ts"
import { freePort } from "../../scripts/ports.ts"
import { type ThrowawayPostgres, findPostgres, startPostgres } from "../../scripts/postgres.ts"
import { type Secrets, secretsFile } from "../../scripts/secrets.ts"

export type Database = "SQLite" | "PostgreSQL"

/** An empty Directus of its own, with an administrator's connection. */
export type Instance = {
  directus: Directus
  url: string
  siteToken: string
  adminToken: string
  /** `npm run backup` of it, while it runs. */
  backUp: (folder: string) => Promise<void>
  stop: () => Promise<void>
}

export const postgresPrograms = findPostgres()

export async function startInstance(database: Database, environment: NodeJS.ProcessEnv = {}): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), "cms-test-"))
  const children = new Children()
  const postgres = database === "PostgreSQL" ? await throwawayPostgres() : undefined
  const stop = async () => {
    await children.stop()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const port = await freePort()
    const admin = { email: "admin@example.com", password: randomUUID(), token: randomUUID() }
    const secret = randomUUID()
    const siteToken = randomUUID()
    const publicUrl = `http://127.0.0.1:${port}`
    const options = {
      port,
      publicUrl,
      siteUrl: "http://localhost:3000",
      dataDir,
      postgres,
      secret,
      admin,
    }
    const url = await startDirectus(children, { ...process.env, ...environment }, options)
    const secrets: Secrets = {
      directusSecret: secret,
      adminToken: admin.token,
      siteToken,
      adminEmail: admin.email,
      adminPassword: admin.password,
    }
    await writeFile(secretsFile(dataDir), JSON.stringify(secrets), { mode: 0o600 })
    const backUp = async (folder: string) => {
      const env = { ...process.env, DATA_DIR: dataDir, ...databaseVariables(postgres) }
      const code = await children.run([join(root, "scripts", "backup.ts"), folder], { cwd: root, env })
      if (code !== 0) throw new Error("it could not be backed up")
    }
    return { directus: connectDirectus(url, admin.token), url, siteToken, adminToken: admin.token, backUp, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function throwawayPostgres(): Promise<ThrowawayPostgres> {
  if (!postgresPrograms) throw new Error("PostgreSQL is not installed")
  return startPostgres(postgresPrograms)
}
