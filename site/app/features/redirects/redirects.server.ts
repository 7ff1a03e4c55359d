import { readPublished } from "#app/cms/client.server.ts"
import { ALIASES } from "./aliases.ts"
import { followRedirects, type Redirect } from "./follow-redirects.ts"

const CODES = { "301": 301, "302": 302, "307": 307, "308": 308 } as const

/** Where an address that does not answer leads: aliases of the site first, then what editors wrote; undefined for a loop. */
export async function findRedirect(path: string): Promise<Redirect | undefined> {
  const rows = await readPublished("redirects", { fields: ["from_path", "to_path", "code"] })
  const written = rows.map((row) => [row.from_path, { to: row.to_path, code: CODES[row.code] }] as const)
  return followRedirects(path, new Map([...written, ...ALIASES]))
}
