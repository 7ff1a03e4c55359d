import { join } from "node:path"
import { databaseVariables, root, type PostgresAddress } from "./env.ts"
import { smtpEnv } from "./smtp-env.ts"

export type DirectusOptions = {
  port: number
  /** The address by which editors reach the Studio. */
  publicUrl: string
  /** The site that the Studio may show in its previews. */
  siteUrl: string
  dataDir: string
  postgres: PostgresAddress | undefined
  secret: string
  admin: { email: string; password: string | undefined; token: string }
}

/** The whole environment of our Directus: what an operator set for it (`base`), then what we decide. */
export function directusEnv(base: NodeJS.ProcessEnv, options: DirectusOptions): NodeJS.ProcessEnv {
  const isSecure = String(options.publicUrl.startsWith("https:"))
  return {
    ...smtpEnv(base, options.siteUrl),
    // Else the whole description of the database is copied several times for each request: our extensions only read it.
    CACHE_SCHEMA_FREEZE_ENABLED: "true",
    EMAIL_VERIFY_SETUP: "false",
    FILES_MAX_UPLOAD_SIZE: "20mb",
    LOG_LEVEL: "warn",
    ...linksInMail(options),
    IP_TRUST_PROXY: "loopback",
    QUERY_LIMIT_MAX: "10000",
    ...base,
    AI_ENABLED: "false",
    ADMIN_EMAIL: options.admin.email,
    ADMIN_PASSWORD: options.admin.password,
    ADMIN_TOKEN: options.admin.token,
    CACHE_SKIP_ALLOWED: "true",
    CONFIG_PATH: join(options.dataDir, "directus.env"),
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: `array:'self',${new URL(options.siteUrl).origin}`,
    CORS_ENABLED: "false",
    EXTENSIONS_PATH: join(root, "cms", "extensions"),
    GRAPHQL_INTROSPECTION: "false",
    HOST: "127.0.0.1",
    MCP_ENABLED: "false",
    NODE_ENV: "production",
    PORT: String(options.port),
    PROJECT_OWNER_ENABLED: "false",
    PUBLIC_URL: options.publicUrl,
    REFRESH_TOKEN_COOKIE_SECURE: isSecure,
    RETENTION_ENABLED: "true",
    SECRET: options.secret,
    SESSION_COOKIE_SECURE: isSecure,
    SITE_URL: options.siteUrl,
    STORAGE_LOCAL_ROOT: join(options.dataDir, "uploads"),
    SUBMISSIONS_FOLDER: join(options.dataDir, "submissions"),
    TELEMETRY: "false",
    TZ: "UTC",
    ...database(options),
  }
}

/**
 * Where the mails of an invitation, a new password or a registration may lead: the Studio, unless an operator says
 * otherwise. Without such lists anybody could have our mails lead to a site of theirs.
 */
const linksInMail = ({ publicUrl }: DirectusOptions): NodeJS.ProcessEnv => ({
  PASSWORD_RESET_URL_ALLOW_LIST: `${publicUrl}/admin/reset-password`,
  USER_INVITE_URL_ALLOW_LIST: `${publicUrl}/admin/accept-invite`,
  USER_REGISTER_URL_ALLOW_LIST: `${publicUrl}/users/register/verify-email`,
})

function database({ postgres, dataDir }: DirectusOptions): NodeJS.ProcessEnv {
  if (postgres === undefined) return { DB_CLIENT: "sqlite3", DB_FILENAME: join(dataDir, "directus.db") }
  return databaseVariables(postgres)
}
