// `npm run restore -- <folder>`: fills an empty installation from a backup. Nothing that exists is replaced.
import { cp, mkdir, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import { type Manifest, readManifest } from "./backup/manifest.ts"
import { closeSecrets, copyParts, partsIn } from "./backup/parts.ts"
import { isEmptyPostgres, restorePostgres } from "./backup/postgres-copy.ts"
import { databaseName, directusVersion, stampsFolder } from "./directus.ts"
import { type ContentBackend, readSettings, type Settings } from "./env.ts"
import { Failure, failWith } from "./failure.mjs"

const [source] = process.argv.slice(2)

type Own = Extract<ContentBackend, { kind: "own" }>

const isOlder = (one: string, other: string) => one.localeCompare(other, "en", { numeric: true }) < 0

/** Everything that would make the restoration fail halfway, or lose something, before it begins. */
async function check({ cms, dataDir }: Settings, { database, directus }: Manifest): Promise<void> {
  const found = await partsIn(dataDir)
  if (found.length > 0)
    throw new Failure(
      `${dataDir} (DATA_DIR) n’est pas vide : ${found.join(", ")}. Restaurez dans un dossier neuf, puis changez de dossier.`,
    )
  if (database === undefined) return
  if (isOlder(directusVersion, directus))
    throw new Failure(`La sauvegarde vient de Directus ${directus}, plus récent que celui d’ici (${directusVersion}).`)
  if (cms.kind === "existing")
    throw new Failure("La sauvegarde contient la base de Directus : restaurez-la sans CMS_URL ni CMS_TOKEN.")
  const wanted = cms.postgres ? "postgres" : "sqlite"
  if (database !== wanted)
    throw new Failure(
      `La sauvegarde vient de ${database === "postgres" ? "PostgreSQL" : "SQLite"} : DB_CLIENT doit valoir « ${database === "postgres" ? "pg" : "sqlite3"} ».`,
    )
  if (cms.postgres && !isEmptyPostgres(cms.postgres))
    throw new Failure(`La base ${cms.postgres.database} contient déjà des tables. Restaurez dans une base vide.`)
}

/** Says that this database is prepared, so that a start prepares again only what another version needs. */
async function stamp(dataDir: string, own: Own, { directus, content }: Manifest): Promise<void> {
  const stamps = stampsFolder(dataDir)
  await mkdir(stamps, { recursive: true })
  await writeFile(join(stamps, "directus"), `${directus} ${databaseName(own)}`)
  if (content) await writeFile(join(stamps, "content"), `${databaseName(own)} ${content}`)
}

async function restore(folder: string, settings: Settings, manifest: Manifest): Promise<void> {
  const { cms, dataDir } = settings
  await mkdir(join(dataDir, "outbox"), { recursive: true, mode: 0o700 })
  await copyParts(folder, dataDir, true)
  if (manifest.files["outbox/outbox.db"])
    await cp(join(folder, "outbox", "outbox.db"), join(dataDir, "outbox", "outbox.db"))
  await closeSecrets(dataDir)
  if (cms.kind === "existing" || manifest.database === undefined) return
  if (cms.postgres) restorePostgres(cms.postgres, join(folder, "database.dump"))
  else await cp(join(folder, "directus.db"), join(dataDir, "directus.db"))
  await stamp(dataDir, cms, manifest)
}

try {
  if (source === undefined) throw new Failure("Quelle sauvegarde ? npm run restore -- /chemin/du/dossier")
  const folder = resolve(process.env["INIT_CWD"] ?? ".", source)
  const settings = readSettings(process.env)
  const manifest = await readManifest(folder)
  await check(settings, manifest)
  await restore(folder, settings, manifest)
  const next = manifest.database === undefined ? "npm run start:site" : "npm start"
  console.log(`✓ Sauvegarde du ${manifest.madeAt} restaurée dans ${settings.dataDir}. Démarrez : ${next}`)
} catch (error) {
  failWith(error)
}
