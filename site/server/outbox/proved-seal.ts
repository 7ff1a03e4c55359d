import type { DatabaseSync } from "node:sqlite"
import { z } from "zod"
import type { Notes } from "./notes.ts"
import { makeSeal, type Seal } from "./seal.ts"

const noteName = "key proof"
const proof = Buffer.from("this key")

/** What waits in the outbox was encrypted with another key. Without it, it is lost. */
export class WrongOutboxKey extends Error {
  override name = "WrongOutboxKey"
}

const opens = (seal: Seal, sealed: Uint8Array) => {
  try {
    return seal.open(sealed, noteName).equals(proof)
  } catch {
    return false
  }
}

/**
 * A seal whose key is the one that the outbox was encrypted with; a new key is taken when nothing waits.
 * @throws {WrongOutboxKey}
 */
export const provedSeal = (database: DatabaseSync, notes: Notes, key: Uint8Array): Seal => {
  const seal = makeSeal(key)
  const kept = notes.read(noteName)
  if (kept && opens(seal, kept)) return seal
  const row = database.prepare("SELECT count(*) AS count FROM submissions WHERE content IS NOT NULL").get()
  if (kept && z.object({ count: z.number() }).parse(row).count > 0)
    throw new WrongOutboxKey(
      "Des demandes attendent dans la boîte d’envoi, chiffrées avec une autre clé. Rendez au site sa clé d’avant (OUTBOX_KEY, ou le fichier outbox.key).",
    )
  notes.write(noteName, seal.close(proof, noteName))
  return seal
}
