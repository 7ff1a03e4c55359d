import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { ALIASES } from "./aliases.ts"
import { followRedirects, type Redirect } from "./follow-redirects.ts"

const readRedirects = () => readPublished("redirects", { fields: ["from_path", "to_path", "code"] })

type Row = Awaited<ReturnType<typeof readRedirects>>[number]

const CODES = { "301": 301, "302": 302, "307": 307, "308": 308 } as const

function toEntry({ from_path, to_path, code }: Row): [from: string, redirect: Redirect] {
  const to = safeHref(to_path)
  if (to === undefined) throw new Error("Not an address")
  return [from_path, { to, code: CODES[code] }]
}

/** Where an address that does not answer leads: aliases of the site first, then what editors wrote; undefined for a loop. */
export async function findRedirect(path: string): Promise<Redirect | undefined> {
  const written = soundRows("redirects", await readRedirects(), toEntry)
  return followRedirects(path, new Map([...written, ...ALIASES]))
}
