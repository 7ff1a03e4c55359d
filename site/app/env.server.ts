import { z } from "zod"
import { toBlockList } from "#app/lib/block-list.server.ts"

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback)
const base = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ""))
const origin = base.refine((address) => /^https?:\/\/[^/?#]+$/.test(address), "an address without a path is expected")

/** What each variable must be; `.env.example` documents the same list. */
const Environment = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: port(3000),
    CMS_PORT: port(8055),
    DATA_DIR: z.string().min(1).default("./data"),
    CMS_URL: base.optional(),
    CMS_TOKEN: z.string().min(1).optional(),
    CMS_PUBLIC_URL: base.optional(),
    SITE_URL: origin.optional(),
    SITE_NOTIFY_SECRET: z.string().min(16).optional(),
    OUTBOX_KEY: z.string().min(32).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().min(3).optional(),
    ALERT_EMAIL: z.email().optional(),
    FORM_KEY: z.string().min(32).optional(),
    TRUSTED_PROXIES: z.string().default("127.0.0.1,::1").transform(toBlockList),
    SCAN_COMMAND: z.string().min(1).optional(),
    SITE_PREVIEW_SECRET: z.string().min(16).optional(),
    CMS_PREVIEW_TOKEN: z.string().min(1).optional(),
    SESSION_AUTO_REFRESH: z.stringbool().default(true),
    SITE_POLISH: z.stringbool().default(true),
    SITE_CLOCK: z.iso.datetime({ offset: true }).optional(),
  })
  .transform((values) => ({
    ...values,
    CMS_URL: values.CMS_URL ?? `http://127.0.0.1:${values.CMS_PORT}`,
    CMS_PUBLIC_URL: values.CMS_PUBLIC_URL ?? values.CMS_URL ?? `http://localhost:${values.CMS_PORT}`,
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
  }))

/**
 * Reads the environment, empty values counting as absent.
 * @throws Error naming every variable that is wrong and what was expected.
 */
export function parseEnvironment(source: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""))
  const result = Environment.safeParse(given)
  if (result.success) return result.data
  const problems = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)
  throw new Error(`Wrong environment. ${problems.join("; ")}. See .env.example.`)
}

export const env = parseEnvironment(process.env)

/** The environment of a thread that makes what the public sees: what opens a draft is not in it. */
export const publicEnvironment = (): NodeJS.ProcessEnv => {
  const { CMS_PREVIEW_TOKEN: _, SITE_PREVIEW_SECRET: __, ...others } = process.env
  return others
}
