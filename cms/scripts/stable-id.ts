import { createHash } from "node:crypto"

/**
 * The same UUID for the same name, on every instance and at every run. It says version 4: Directus invites to no role whose
 * key says another.
 */
export function stableId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex")
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}
