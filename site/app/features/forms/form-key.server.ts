import { createHmac, randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { env } from "#app/env.server.ts"

let known: string | undefined

/** Made once per installation and kept beside its data: what was shown before a restart can be sent after it. */
function keptKey(): string {
  const file = join(env.DATA_DIR, "form.key")
  mkdirSync(env.DATA_DIR, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
  const key = readFileSync(file, "utf8").trim()
  if (key.length < 32) throw new Error(`${file} holds no key: delete it to have one made`)
  return key
}

/**
 * What only this installation can sign. `purpose` keeps one use from standing for another.
 * The key is `FORM_KEY`, else one made at the first use and kept in `DATA_DIR`.
 */
export function sign(purpose: string, text: string): Buffer {
  known ??= env.FORM_KEY ?? keptKey()
  return createHmac("sha256", known).update(`${purpose}\n${text}`).digest()
}
