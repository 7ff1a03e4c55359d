import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

const nonceLength = 12
const tagLength = 16

/** How long it is remembered that a record was destroyed (ms): a submission sent again does not come back. */
const memory = 400 * 86_400_000

/** What no record ever claimed is swept after this (ms). */
const orphanPatience = 86_400_000

const ignoreMissing = (error) => {
  if (error.code !== "ENOENT") throw error
}

/**
 * Attachments on this machine's disk, one folder per record, encrypted with a key that follows from Directus' SECRET.
 * They are no Directus files: whoever may read those may read all of them.
 */
export const attachmentFolder = (env) => {
  const root = String(
    env.SUBMISSIONS_FOLDER ?? join(dirname(String(env.STORAGE_LOCAL_ROOT ?? "./uploads")), "submissions"),
  )
  const key = Buffer.from(hkdfSync("sha256", String(env.SECRET), "", "attachments of submissions", 32))
  const kept = join(root, "attachments")
  const arriving = join(root, "arriving")
  const gone = join(root, "gone")
  const placeOf = (id, position) => Buffer.from(`${id}/${position}`)

  const write = async (file, bytes) => {
    const handle = await open(file, "wx", 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }

  const seal = (bytes, place) => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(place)
    const body = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body])
  }

  /** Writes attachments where nobody finds them yet. @returns puts them in place, and takes them away */
  const receive = async (id, files) => {
    const folder = join(arriving, `${id}-${randomBytes(6).toString("hex")}`)
    const drop = () => rm(folder, { recursive: true, force: true })
    if (files.length === 0) return { place: async () => undefined, drop }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const [position, bytes] of files.entries())
      await write(join(folder, String(position)), seal(bytes, placeOf(id, position)))
    const place = async () => {
      await mkdir(kept, { recursive: true, mode: 0o700 })
      // Left by an attempt whose record was never written.
      await rm(join(kept, id), { recursive: true, force: true })
      await rename(folder, join(kept, id))
    }
    return { place, drop }
  }

  /** One attachment, in the clear. Rejects when there is none. */
  const read = async (id, position) => {
    const sealed = await readFile(join(kept, id, String(position)))
    const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceLength))
      .setAAD(placeOf(id, position))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
  }

  /** Remembers that a record was here: sent again, it does not come back. */
  const remember = async (id) => {
    await mkdir(gone, { recursive: true, mode: 0o700 })
    await writeFile(join(gone, id), "", { mode: 0o600 })
  }

  /** Destroys the attachments of a record that is no more, and remembers that it was here. */
  const destroy = async (id) => {
    const remove = () => rm(join(kept, id), { recursive: true, force: true })
    // First, for what is sent again meanwhile; on a full disk, as soon as there is room.
    await remember(id).catch(() => remove().then(() => remember(id)))
    await remove()
  }

  const isGone = (id) =>
    stat(join(gone, id)).then(
      () => true,
      () => false,
    )

  /** Sweeps what is old. @param isKnown whether a record of that id exists */
  const sweep = async (isKnown, now) => {
    const older = async (folder, age, remove) => {
      for (const name of await readdir(folder).catch((error) => ignoreMissing(error) ?? [])) {
        const { mtimeMs } = await stat(join(folder, name))
        if (now - mtimeMs > age && (await remove(name))) await rm(join(folder, name), { recursive: true, force: true })
      }
    }
    await older(gone, memory, async () => true)
    await older(arriving, orphanPatience, async () => true)
    await older(kept, orphanPatience, async (id) => !(await isKnown(id)))
  }

  return { receive, read, remember, destroy, isGone, sweep }
}
