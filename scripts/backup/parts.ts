import { chmod, cp, readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** What a backup takes from the data folder besides the two databases: content of which there is no other copy. */
const KEPT = ["secrets.json", "uploads", "submissions", "outbox/outbox.key", "form.key", "media"]

/** What the site makes again by itself: with it, a restored site answers before its content backend does. */
const PUBLISHED = ["published", "assets", "content-counts.json"]

/** Readable by their owner alone, wherever they are. */
const SECRET = ["secrets.json", "form.key", "outbox/outbox.key", "outbox/outbox.db"]

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * Copies from one folder to another what it has of a data folder, with the times of files. Files that come and go
 * during the copy (a picture being made) are left out.
 * @param withPublished the published pages too
 */
export async function copyParts(from: string, to: string, withPublished: boolean): Promise<void> {
  for (const part of [...KEPT, ...(withPublished ? PUBLISHED : [])]) {
    if (await exists(join(from, part)))
      await cp(join(from, part), join(to, part), {
        recursive: true,
        preserveTimestamps: true,
        filter: (source) => !source.endsWith(".draft"),
      })
  }
  await closeSecrets(to)
}

/** Takes from everybody but their owner the right to read the secrets of a data folder, or of a backup. */
export async function closeSecrets(folder: string): Promise<void> {
  for (const secret of SECRET) if (await exists(join(folder, secret))) await chmod(join(folder, secret), 0o600)
}

/** What a data folder already holds that a restoration would replace. */
export async function partsIn(folder: string): Promise<string[]> {
  const all = [...KEPT, ...PUBLISHED, "directus.db", "outbox/outbox.db"]
  const found: string[] = []
  for (const part of all) {
    const path = join(folder, part)
    const isEmpty = async () => (await stat(path)).isDirectory() && (await readdir(path)).length === 0
    if ((await exists(path)) && !(await isEmpty())) found.push(part)
  }
  return found
}
