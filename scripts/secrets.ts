import { createHmac, randomBytes } from "node:crypto"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { z } from "zod"
import { Failure } from "./failure.mjs"

const Secrets = z.object({
  /** Signs Directus' sessions. */
  directusSecret: z.string(),
  /** The administrator's token: applies schema, access and seed. */
  adminToken: z.string(),
  /** What the site reads content with. */
  siteToken: z.string(),
  adminEmail: z.string(),
  /** Only when we made it ourselves. */
  adminPassword: z.string().optional(),
})

export type Secrets = z.infer<typeof Secrets>

/** What Directus signs its notices of change to the site with: follows from the secrets, so it needs no keeping. */
export const notifySecret = ({ directusSecret }: Secrets) =>
  createHmac("sha256", directusSecret).update("notices of change").digest("base64url")

/** What signs the links of previews, on both sides. */
export const previewSecret = ({ directusSecret }: Secrets) =>
  createHmac("sha256", directusSecret).update("links of previews").digest("base64url")

/** What previews read drafts and versions with. */
export const previewToken = ({ directusSecret }: Secrets) =>
  createHmac("sha256", directusSecret).update("token of previews").digest("base64url")

/** Where the secrets of an installation are kept, readable by its owner alone. */
export const secretsFile = (dataDir: string) => join(dataDir, "secrets.json")

/**
 * The secrets of an installation, made at its first start and the same ever after.
 * @returns `isNew` at the first start
 */
export async function ensureSecrets(
  dataDir: string,
  admin: { email: string; password: string | undefined },
): Promise<{ secrets: Secrets; isNew: boolean }> {
  const file = secretsFile(dataDir)
  const text = await readFile(file, "utf8").catch(() => undefined)
  if (text !== undefined) return { secrets: parseSecrets(text, file), isNew: false }
  const secrets: Secrets = {
    directusSecret: randomSecret(),
    adminToken: randomSecret(),
    siteToken: randomSecret(),
    adminEmail: admin.email,
    ...(admin.password === undefined && { adminPassword: randomBytes(12).toString("base64url") }),
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600, flag: "wx" })
  return { secrets, isNew: true }
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return Secrets.parse(JSON.parse(text))
  } catch {
    throw new Failure(`Le fichier ${file} est abîmé. Restaurez-le d’une sauvegarde, ou choisissez un autre DATA_DIR.`)
  }
}

const randomSecret = () => randomBytes(32).toString("base64url")
