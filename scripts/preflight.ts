import { mkdir, statfs } from "node:fs/promises"
import type { ContentBackend, Settings } from "./env.ts"
import { Failure } from "./failure.mjs"
import { expectFreePort, isListening } from "./ports.ts"

const NEEDED_BYTES = 200e6
const PATIENCE = 10_000

/**
 * Looks at what would stop a start halfway, before anything is started: Directus' port, disk, database or existing Directus.
 * @throws {Failure} at the first that is not right
 */
export async function checkMachine({ cms, dataDir }: Settings): Promise<void> {
  if (cms.kind === "own") await expectFreePort(cms.port, "CMS_PORT")
  await expectDiskSpace(dataDir)
  await expectBackend(cms)
}

async function expectDiskSpace(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw new Failure(
      `Le dossier ${folder} (DATA_DIR) ne peut pas être créé : ${error instanceof Error ? error.message : error}`,
    )
  })
  // Databases break in worse ways on a full disk.
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= NEEDED_BYTES) return
  throw new Failure(`Le disque est presque plein : il faut au moins 200 Mo libres dans ${folder} (DATA_DIR).`)
}

async function expectBackend(cms: ContentBackend): Promise<void> {
  if (cms.kind === "existing") return expectContent(cms.url, cms.token)
  const { postgres } = cms
  if (postgres === undefined || (await isListening(postgres.host, postgres.port))) return
  const where = `${postgres.host}:${postgres.port}`
  throw new Failure(`PostgreSQL ne répond pas à ${where}. Vérifiez DB_HOST et DB_PORT, et qu’il est démarré.`)
}

async function expectContent(url: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` }
  const question = fetch(`${url}/items/pages?limit=1&fields=id`, { headers, signal: AbortSignal.timeout(PATIENCE) })
  const answer = await question.catch(() => undefined)
  if (answer?.ok) return
  if (!answer)
    throw new Failure(`Aucun Directus ne répond à l’adresse ${url} (CMS_URL). Vérifiez-la, et qu’il est démarré.`)
  const isRefused = answer.status === 401 || answer.status === 403
  throw new Failure(
    isRefused
      ? `Le Directus de ${url} refuse le jeton CMS_TOKEN, ou n’a pas encore le modèle de ce site.`
      : `Le Directus de ${url} (CMS_URL) répond par une erreur ${answer.status}.`,
  )
}
