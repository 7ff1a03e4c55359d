import { join } from "node:path"
import type { Children } from "./children.ts"
import { databaseName, stampsFolder, startDirectus } from "./directus.ts"
import { root, type ContentBackend, type Settings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { ensureSecrets, type Secrets } from "./secrets.ts"
import { hashFiles, unlessStamped } from "./stamp.ts"
import { step } from "./step.mjs"

const SOURCES = ["cms/schema", "cms/access", "cms/seed", "cms/scripts"]
const PATIENCE = 10_000

/** A content backend that answers, with the schema, the access and the seed when it is ours. */
export type Content = { url: string; token: string; own?: { secrets: Secrets; isNew: boolean; studioUrl: string } }

/** Opens the content backend that the settings name: starts and fills ours, or checks that the existing one answers. */
export async function openContent(children: Children, base: NodeJS.ProcessEnv, settings: Settings): Promise<Content> {
  const { cms } = settings
  if (cms.kind === "own") return openOwn(children, base, settings, cms)
  await expectContent(cms.url, cms.token)
  return { url: cms.url, token: cms.token }
}

async function openOwn(
  children: Children,
  base: NodeJS.ProcessEnv,
  { dataDir, siteUrl, admin, seedDate }: Settings,
  { port, publicUrl, postgres }: Extract<ContentBackend, { kind: "own" }>,
): Promise<Content> {
  const { secrets, isNew } = await ensureSecrets(dataDir, admin)
  const url = await startDirectus(children, base, {
    port,
    publicUrl,
    siteUrl,
    dataDir,
    postgres,
    secret: secrets.directusSecret,
    admin: { email: secrets.adminEmail, password: secrets.adminPassword ?? admin.password, token: secrets.adminToken },
  })
  const state = `${databaseName({ postgres })} ${await hashFiles(root, SOURCES)}`
  await unlessStamped(join(stampsFolder(dataDir), "content"), state, () =>
    step("Modèle, accès et contenu de départ", "de 10 à 60 s", async () => {
      const env = { ...base, CMS_URL: url, CMS_ADMIN_TOKEN: secrets.adminToken, SITE_CMS_TOKEN: secrets.siteToken, SEED_DATE: seedDate }
      const code = await children.run([join(root, "cms", "scripts", "apply.ts")], { cwd: root, env })
      if (code !== 0) throw new Failure("Le modèle ou le contenu de départ n’a pas pu être appliqué (voir ci-dessus).")
    }),
  )
  return { url, token: secrets.siteToken, own: { secrets, isNew, studioUrl: publicUrl } }
}

async function expectContent(url: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/items/pages?limit=1&fields=id`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  if (answer === undefined) throw new Failure(`Aucun Directus ne répond à l’adresse ${url} (CMS_URL). Vérifiez l’adresse et qu’il est démarré.`)
  if (answer.status === 401 || answer.status === 403) throw new Failure(`Le Directus de ${url} refuse le jeton CMS_TOKEN, ou n’a pas encore le modèle de ce site.`)
  if (!answer.ok) throw new Failure(`Le Directus de ${url} (CMS_URL) répond par une erreur ${answer.status}.`)
}
