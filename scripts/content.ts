import { createHash } from "node:crypto"
import { join } from "node:path"
import type { Children } from "./children.ts"
import { databaseName, stampsFolder, startDirectus } from "./directus.ts"
import { root, type ContentBackend, type Settings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { ensureSecrets, notifySecret, previewSecret, previewToken, type Secrets } from "./secrets.ts"
import { hashFiles, unlessStamped } from "./stamp.ts"
import { step } from "./step.mjs"

const SOURCES = ["cms/schema", "cms/access", "cms/seed", "cms/studio", "cms/scripts"]

/** A content backend that answers, with the schema, the access and the seed when it is ours. */
export type Content = {
  url: string
  token: string
  /** What the site checks notices of change with; undefined when an operator has set none for an existing Directus. */
  notifySecret: string | undefined
  /** What previews read drafts with, and what signs their links; undefined: an operator may have set them. */
  preview?: { token: string; secret: string }
  own?: { secrets: Secrets; isNew: boolean; studioUrl: string }
}

/** Opens the content backend that the settings name: starts and fills ours, or takes the existing one as it is. */
export async function openContent(children: Children, base: NodeJS.ProcessEnv, settings: Settings): Promise<Content> {
  const { cms } = settings
  if (cms.kind === "own") return openOwn(children, base, settings, cms)
  return { url: cms.url, token: cms.token, notifySecret: base["SITE_NOTIFY_SECRET"] }
}

async function openOwn(
  children: Children,
  base: NodeJS.ProcessEnv,
  { port: sitePort, dataDir, siteUrl, admin, seedDate }: Settings,
  { port, publicUrl, postgres }: Extract<ContentBackend, { kind: "own" }>,
): Promise<Content> {
  const { secrets, isNew } = await ensureSecrets(dataDir, admin)
  const secret = base["SITE_NOTIFY_SECRET"] || notifySecret(secrets)
  const notices = {
    SITE_NOTIFY_URLS: base["SITE_NOTIFY_URLS"] || `http://127.0.0.1:${sitePort}/_notify`,
    SITE_NOTIFY_SECRET: secret,
  }
  const preview = {
    token: base["CMS_PREVIEW_TOKEN"] || previewToken(secrets),
    secret: base["SITE_PREVIEW_SECRET"] || previewSecret(secrets),
  }
  const url = await startDirectus(
    children,
    { ...base, ...notices, SITE_URL: siteUrl, SITE_PREVIEW_SECRET: preview.secret },
    {
      port,
      publicUrl,
      siteUrl,
      dataDir,
      postgres,
      secret: secrets.directusSecret,
      admin: {
        email: secrets.adminEmail,
        password: secrets.adminPassword ?? admin.password,
        token: secrets.adminToken,
      },
    },
  )
  // Links of the Studio lead to the site, and its previews are read with the token: both follow when they change.
  const links = createHash("sha256").update(`${siteUrl}\0${preview.token}`).digest("hex")
  const state = `${databaseName({ postgres })} ${links} ${await hashFiles(root, SOURCES)}`
  await unlessStamped(join(stampsFolder(dataDir), "content"), state, () =>
    step("Modèle, accès et contenu de départ", "de 10 à 60 s", async () => {
      const env = {
        ...base,
        CMS_URL: url,
        CMS_ADMIN_TOKEN: secrets.adminToken,
        SITE_CMS_TOKEN: secrets.siteToken,
        PREVIEW_CMS_TOKEN: preview.token,
        SITE_URL: siteUrl,
        SEED_DATE: seedDate,
      }
      const code = await children.run([join(root, "cms", "scripts", "apply.ts")], { cwd: root, env })
      if (code !== 0) throw new Failure("Le modèle ou le contenu de départ n’a pas pu être appliqué (voir ci-dessus).")
    }),
  )
  const own = { secrets, isNew, studioUrl: publicUrl }
  return { url, token: secrets.siteToken, notifySecret: secret, preview, own }
}
