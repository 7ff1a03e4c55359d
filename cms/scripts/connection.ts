import { z } from "zod"
import { type Directus, connectDirectus, login } from "./directus-client.ts"

const Environment = z.object({
  CMS_URL: z.url({ error: "CMS_URL: the address of Directus is expected, for example http://127.0.0.1:8055" }),
  CMS_ADMIN_TOKEN: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
})

/** Connects as an administrator: CMS_ADMIN_TOKEN, else ADMIN_EMAIL and ADMIN_PASSWORD. Empty variables count as absent. */
export async function connectFromEnvironment(environment: NodeJS.ProcessEnv): Promise<Directus> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join("\n"))
  const { CMS_URL, CMS_ADMIN_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = parsed.data
  const url = CMS_URL.replace(/\/+$/, "")
  if (CMS_ADMIN_TOKEN) return connectDirectus(url, CMS_ADMIN_TOKEN)
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return connectDirectus(url, await login(url, ADMIN_EMAIL, ADMIN_PASSWORD))
  throw new Error("CMS_ADMIN_TOKEN: the token of an administrator is expected (or ADMIN_EMAIL and ADMIN_PASSWORD).")
}
