// `npm run backup -- <folder>`: everything that has no other copy, while all of it runs. With `--published`, the
// published pages too.
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, rm } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { writeManifest } from "./backup/manifest.ts"
import { copyParts } from "./backup/parts.ts"
import { dumpPostgres } from "./backup/postgres-copy.ts"
import { copyOutbox, copySqlite } from "./backup/sqlite-copy.ts"
import { directusVersion, stampsFolder } from "./directus.ts"
import { readSettings, type Settings } from "./env.ts"
import { Failure, failWith } from "./failure.mjs"

const args = process.argv.slice(2)
const withPublished = args.includes("--published")
const [destination] = args.filter((arg) => !arg.startsWith("--"))

/** The content backend's database, when it is ours: one that is elsewhere is backed up there. */
async function copyContent({ cms, dataDir }: Settings, to: string) {
  if (cms.kind === "existing") return undefined
  if (cms.postgres) {
    await dumpPostgres(cms.postgres, join(to, "database.dump"))
    return "postgres"
  }
  const file = join(dataDir, "directus.db")
  if (!existsSync(file)) throw new Failure(`Rien à sauvegarder : ${file} n’existe pas (DATA_DIR).`)
  await copySqlite(file, join(to, "directus.db"))
  return "sqlite"
}

/** What the model was applied from and for: the stamp without its first word, which says in which database. */
const readContentStamp = async (dataDir: string) =>
  (await readFile(join(stampsFolder(dataDir), "content"), "utf8").catch(() => "")).split(" ").slice(-2).join(" ")

async function backUp(folder: string, settings: Settings) {
  const { dataDir } = settings
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, "outbox"), { recursive: true, mode: 0o700 })
  // The databases first: a file that comes later is one too many, never one that a record misses.
  const database = await copyContent(settings, partial)
  await copyOutbox(join(dataDir, "outbox"), join(partial, "outbox", "outbox.db"))
  await copyParts(dataDir, partial, withPublished)
  const content = await readContentStamp(dataDir)
  const manifest = await writeManifest(partial, {
    directus: directusVersion,
    ...(database && { database }),
    ...(content && { content }),
  })
  await rename(partial, folder)
  return manifest
}

try {
  if (destination === undefined) throw new Failure("Dans quel dossier ? npm run backup -- /chemin/du/dossier")
  const folder = resolve(process.env["INIT_CWD"] ?? ".", destination)
  if (existsSync(folder)) throw new Failure(`${folder} existe déjà. Une sauvegarde n’en remplace jamais une autre.`)
  await mkdir(dirname(folder), { recursive: true })
  const { files, database } = await backUp(folder, readSettings(process.env))
  console.log(`✓ Sauvegarde faite dans ${folder} (${Object.keys(files).length} fichiers).`)
  if (!database) console.log("  Directus est ailleurs (CMS_URL) : sauvegardez-le là où il tourne.")
  if (process.env["OUTBOX_KEY"]) console.log("  OUTBOX_KEY n’y est pas : sans elle, la boîte d’envoi ne s’ouvre pas.")
  console.log("  Elle contient des secrets et des renseignements personnels : gardez-la comme eux.")
} catch (error) {
  failWith(error)
}
