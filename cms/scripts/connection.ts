import { z } from "zod"
import { type Directus, connectDirectus, login } from "./directus-client.ts"

const Environment = z.object({
  CMS_URL: z.url({ error: "CMS_URL : l’adresse de Directus est attendue, par exemple http://127.0.0.1:8055" }),
  CMS_ADMIN_TOKEN: z.string().optional(),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
})

/** Connects as an administrator: CMS_ADMIN_TOKEN, else ADMIN_EMAIL and ADMIN_PASSWORD. Empty variables count as absent. */
export async function connectFromEnvironment(
  environment: NodeJS.ProcessEnv,
): Promise<{ directus: Directus; url: string }> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join("\n"))
  const { CMS_URL, CMS_ADMIN_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = parsed.data
  const url = CMS_URL.replace(/\/+$/, "")
  if (CMS_ADMIN_TOKEN) return { directus: connectDirectus(url, CMS_ADMIN_TOKEN), url }
  if (ADMIN_EMAIL && ADMIN_PASSWORD)
    return { directus: connectDirectus(url, await login(url, ADMIN_EMAIL, ADMIN_PASSWORD)), url }
  throw new Error(
    "CMS_ADMIN_TOKEN : le jeton d’une personne administratrice est attendu (ou ADMIN_EMAIL et ADMIN_PASSWORD).",
  )
}

/** SEED_DATE, or undefined for today. @throws when it is not a day */
export function readSeedDate(environment: NodeJS.ProcessEnv): string | undefined {
  const day = environment["SEED_DATE"] || undefined
  if (day === undefined || z.iso.date().safeParse(day).success) return day
  throw new Error(`SEED_DATE : un jour comme 2026-12-03 est attendu, pas « ${day} ».`)
}
