import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { env } from "#app/env.server.ts"
import type { CheckedFile } from "./check-files.server.ts"
import type { HeldFile } from "./form-reply.ts"
import { sign } from "./form-key.server.ts"

/** How long a file waits for its form to be finished (ms); with the sweep, an hour at most. */
const PATIENCE = 50 * 60 * 1000

/** What may wait at the same time (files); beyond it, what waits the longest makes room. */
const MOST_FILES = 300

const NONCE = 12
const SEAL = 16

const folder = () => join(env.DATA_DIR, "held-files")
const keyOf = (place: string) => sign("held file", place)

function lock(place: string, { name, bytes }: Pick<CheckedFile, "name" | "bytes">): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv("aes-256-gcm", keyOf(place), nonce)
  const title = Buffer.from(`${JSON.stringify(name)}\n`)
  const content = Buffer.concat([cipher.update(title), cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), content])
}

function unlock(place: string, locked: Buffer): File {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(place), locked.subarray(0, NONCE))
  decipher.setAuthTag(locked.subarray(NONCE, NONCE + SEAL))
  const content = Buffer.concat([decipher.update(locked.subarray(NONCE + SEAL)), decipher.final()])
  const end = content.indexOf("\n")
  return new File([new Uint8Array(content.subarray(end + 1))], JSON.parse(content.toString("utf8", 0, end)))
}

/**
 * Removes what nobody came back for, and what waits the longest where more than `most` do. To be called every ten
 * minutes, whether or not forms come.
 */
export async function sweepHeldFiles(at: number, most = MOST_FILES): Promise<void> {
  const names = await readdir(folder()).catch(() => [])
  const files = await Promise.all(
    names.map(async (name) => {
      const file = join(folder(), name)
      const { mtimeMs: heldAt } = await stat(file).catch(() => ({ mtimeMs: 0 }))
      return { file, heldAt }
    }),
  )
  const youngestFirst = files.toSorted((one, other) => other.heldAt - one.heldAt)
  const gone = youngestFirst.filter(({ heldAt }, index) => index >= most || at - heldAt >= PATIENCE)
  await Promise.all(gone.map(({ file }) => rm(file, { force: true })))
}

/** @throws Error when the disk refuses; nothing is left of the file then */
async function holdFile(tokenId: string, file: CheckedFile): Promise<HeldFile> {
  const id = randomBytes(16).toString("hex")
  const place = `${tokenId}.${id}`
  try {
    await writeFile(join(folder(), place), lock(place, file), { mode: 0o600 })
    return { id, name: file.name, size: file.bytes.byteLength }
  } catch (error) {
    await rm(join(folder(), place), { force: true })
    throw error
  }
}

/**
 * Keeps files, encrypted, while the visitor reviews or mends the form: a browser does not send a file twice by itself.
 * @param tokenId the showing of the form that may take them back
 * @throws Error when the disk refuses
 */
export async function holdFiles(tokenId: string, files: readonly CheckedFile[]): Promise<HeldFile[]> {
  if (files.length === 0) return []
  await mkdir(folder(), { recursive: true, mode: 0o700 })
  await sweepHeldFiles(Date.now(), MOST_FILES - files.length)
  return Promise.all(files.map((file) => holdFile(tokenId, file)))
}

/** A file taken back; `id` is what it is kept under. */
export type TakenFile = { id: string; file: File }

/** Takes back the files kept for a showing of a form. One that is gone, or was never there, is left out. */
export async function takeHeldFiles(tokenId: string, ids: readonly string[]): Promise<TakenFile[]> {
  const sound = [...new Set(ids)].filter((id) => /^[0-9a-f]{32}$/.test(id)).slice(0, 10)
  const taken = await Promise.all(
    sound.map(async (id) => {
      const place = `${tokenId}.${id}`
      const locked = await readFile(join(folder(), place)).catch(() => undefined)
      try {
        return locked && { id, file: unlock(place, locked) }
      } catch {
        return undefined // written by half
      }
    }),
  )
  return taken.filter((one) => one !== undefined)
}
