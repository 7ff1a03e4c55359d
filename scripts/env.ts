import { dirname, resolve } from "node:path"
import { z } from "zod"
import { Failure } from "./failure.mjs"

export const root = dirname(import.meta.dirname)

const port = (byDefault: number) =>
  z.coerce
    .number("un nombre entier de 1 à 65535")
    .int("un nombre entier de 1 à 65535")
    .min(1, "un nombre entier de 1 à 65535")
    .max(65_535, "un nombre entier de 1 à 65535")
    .default(byDefault)

const address = z.url({ protocol: /^https?$/, error: "une adresse complète, par exemple https://site.example" })
/** Without final slash. */
const base = address.transform((url) => url.replace(/\/+$/, ""))
const origin = base.refine(
  (url) => /^https?:\/\/[^/?#]+$/.test(url),
  "une adresse sans chemin, par exemple https://site.example",
)
const word = z.string()

/** What each variable must be; `.env.example` documents the same list. */
export const Environment = z.object({
  PORT: port(3000),
  CMS_PORT: port(8055),
  DATA_DIR: word.default("./data"),
  SITE_URL: origin.optional(),
  CMS_URL: base.optional(),
  CMS_TOKEN: word.optional(),
  CMS_PUBLIC_URL: base.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "une adresse smtp: ou smtps:" }).optional(),
  SITE_NOTIFY_SECRET: word.min(16, "au moins 16 caractères").optional(),
  SEED_DATE: z.iso.date("une date réelle de la forme AAAA-MM-JJ").optional(),
  SITE_CLOCK: z.iso.datetime({ offset: true, error: "un instant ISO, par exemple 2026-11-20T15:00:00Z" }).optional(),
  ADMIN_EMAIL: z
    .email("une adresse courriel")
    .refine((email) => !email.endsWith(".example"), "une adresse courriel que Directus accepte (pas en .example)")
    .default("admin@example.com"),
  ADMIN_PASSWORD: word.min(8, "au moins 8 caractères").optional(),
  DB_CLIENT: z.enum(["sqlite3", "pg"], "« sqlite3 » ou « pg »").default("sqlite3"),
  DB_HOST: word.optional(),
  DB_PORT: port(5432),
  DB_DATABASE: word.optional(),
  DB_USER: word.optional(),
  DB_PASSWORD: word.optional(),
})

/** PostgreSQL as Directus reaches it. */
export type PostgresAddress = { host: string; port: number; database: string; user: string; password: string }

/** Where the content comes from: a Directus that we run, or one that exists (`CMS_URL` and `CMS_TOKEN`). */
export type ContentBackend =
  | { kind: "own"; port: number; publicUrl: string; postgres: PostgresAddress | undefined }
  | { kind: "existing"; url: string; token: string }

export type Settings = {
  port: number
  siteUrl: string
  /** Absolute. */
  dataDir: string
  cms: ContentBackend
  admin: { email: string; password: string | undefined }
  /** YYYY-MM-DD: the day that relative dates of the seed count from. */
  seedDate: string | undefined
  /** ISO instant at which the site's clock is set when it starts; it runs from there (tests). */
  siteClock: string | undefined
}

/**
 * Reads and checks the environment of our commands.
 * @throws {Failure} that names every wrong variable and what was expected of it
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""))
  const parsed = Environment.safeParse(given)
  const problems = parsed.success
    ? [...missing(parsed.data), ...clashing(parsed.data)]
    : parsed.error.issues.map(({ path, message }) => [path.join("."), message] as const)
  if (!parsed.success || problems.length > 0) throw refusal(problems, given)
  const env = parsed.data
  return {
    port: env.PORT,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    dataDir: resolve(root, env.DATA_DIR),
    cms: backend(env),
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    seedDate: env.SEED_DATE,
    siteClock: env.SITE_CLOCK,
  }
}

/** What names a database in the environment; nothing for SQLite. */
export const databaseVariables = (postgres: PostgresAddress | undefined) =>
  postgres
    ? {
        DB_CLIENT: "pg",
        DB_HOST: postgres.host,
        DB_PORT: String(postgres.port),
        DB_DATABASE: postgres.database,
        DB_USER: postgres.user,
        DB_PASSWORD: postgres.password,
      }
    : {}

/**
 * The environment of tests: nothing that a developer exported or wrote in `.env` for a site that runs can reach them.
 * On a machine that works hard Directus would answer 503 by itself; tests that want a backend under pressure say so.
 */
export function testEnvironment(): NodeJS.ProcessEnv {
  const ofMachine = ["PATH", "HOME", "TMPDIR", "LANG", "TERM", "CI", "FORCE_COLOR", "NO_COLOR", "CHROMIUM_PATH"]
  // `run.mjs` gives MALLOC_ARENA_MAX to every program.
  const kept = [...ofMachine, "MALLOC_ARENA_MAX", "E2E_STACK", "POSTGRES_BACKUP"]
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    PRESSURE_LIMITER_ENABLED: "false",
  }
}

type Env = z.infer<typeof Environment>

function missing(env: Env): (readonly [name: string, expected: string])[] {
  const wanted: (readonly [keyof Env, boolean, string])[] = [
    ["CMS_TOKEN", env.CMS_URL !== undefined, "le jeton de lecture du site, puisque CMS_URL est donné"],
    ["CMS_URL", env.CMS_TOKEN !== undefined, "l’adresse de Directus, puisque CMS_TOKEN est donné"],
    ...(["DB_HOST", "DB_DATABASE", "DB_USER", "DB_PASSWORD"] as const).map(
      (name) => [name, env.DB_CLIENT === "pg", "une valeur, puisque DB_CLIENT vaut « pg »"] as const,
    ),
  ]
  return wanted
    .filter(([name, isWanted]) => isWanted && env[name] === undefined)
    .map(([name, , expected]) => [name, expected])
}

function clashing({ PORT, CMS_PORT, CMS_URL }: Env): (readonly [name: string, expected: string])[] {
  if (PORT !== CMS_PORT || CMS_URL !== undefined) return []
  const isPortGiven = PORT !== Environment.shape.PORT.parse(undefined)
  return [
    isPortGiven
      ? ["PORT", `un autre port que ${CMS_PORT}, celui de Directus (CMS_PORT)`]
      : ["CMS_PORT", `un autre port que ${PORT}, celui du site (PORT)`],
  ]
}

function refusal(problems: (readonly [name: string, expected: string])[], given: NodeJS.ProcessEnv): Failure {
  const lines = problems.map(([name, expected]) =>
    given[name] === undefined
      ? `${name} manque : attendu, ${expected}.`
      : `${name} vaut « ${shown(name, given[name])} » : attendu, ${expected}.`,
  )
  return new Failure(["L’environnement n’est pas bon (voir .env.example).", ...lines].join("\n  "))
}

const shown = (name: string, value: string) => (/PASSWORD|TOKEN|SECRET|SMTP/.test(name) ? "…" : value)

function backend(env: Env): ContentBackend {
  if (env.CMS_URL !== undefined && env.CMS_TOKEN !== undefined) {
    return { kind: "existing", url: env.CMS_URL, token: env.CMS_TOKEN }
  }
  const publicUrl = env.CMS_PUBLIC_URL ?? `http://localhost:${env.CMS_PORT}`
  return { kind: "own", port: env.CMS_PORT, publicUrl, postgres: postgresAddress(env) }
}

function postgresAddress(env: Env): PostgresAddress | undefined {
  if (env.DB_CLIENT !== "pg") return undefined
  const { DB_HOST: host, DB_PORT: port, DB_DATABASE: database, DB_USER: user, DB_PASSWORD: password } = env
  if (host === undefined || database === undefined || user === undefined || password === undefined) return undefined
  return { host, port, database, user, password }
}
