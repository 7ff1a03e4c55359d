import { createHash, randomBytes } from "node:crypto"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

const keyLength = 32

/** Where the key is kept when no `OUTBOX_KEY` is given: beside the outbox, readable by its owner alone. */
export const keyFileIn = (folder: string) => join(folder, "outbox.key")

const readKey = (file: string): Buffer | undefined => {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined
    throw error
  }
}

/**
 * The key that the outbox is encrypted with.
 * @param given `OUTBOX_KEY`, any long text; without it a key is made at the first start and kept in a file (0600)
 * @throws Error when the key's file is damaged
 */
export const outboxKey = (folder: string, given: string | undefined): Uint8Array => {
  if (given !== undefined) return createHash("sha256").update(given).digest()
  const file = keyFileIn(folder)
  const kept = readKey(file)
  if (kept === undefined) {
    const made = randomBytes(keyLength)
    writeFileSync(file, made, { mode: 0o600, flag: "wx", flush: true })
    return made
  }
  if (kept.byteLength !== keyLength) throw new Error(`La clé de la boîte d’envoi est abîmée : ${file}`)
  return kept
}
