import { applyAccess, applyToken } from "./access/apply-access.ts"
import { readAccess } from "./access/read-access.ts"
import type { Directus } from "./directus-client.ts"
import { applyProject } from "./schema/apply-project.ts"
import { applySchema } from "./schema/apply-schema.ts"
import { readModel } from "./schema/read-model.ts"
import { applyStudio } from "./studio/apply-studio.ts"
import { applySeed } from "./seed/apply-seed.ts"

export type ApplyOptions = {
  directus: Directus
  /** Address of that Directus. */
  url: string
  /** Token to give to the site's user; without it that user is left as it is. */
  siteToken?: string | undefined
  /** Token to give to the user of previews, who reads drafts and versions. */
  previewToken?: string | undefined
  /** Where the Studio's preview links lead. */
  siteUrl?: string | undefined
  /** What the seed's relative dates count from, YYYY-MM-DD; today by default. */
  seedDate?: string | undefined
  /** False: schema and access only. */
  withSeed?: boolean
  /** Does what may lose content too. */
  isForced?: boolean
  /** Receives one French sentence per step. */
  say?: (line: string) => void
}

/**
 * Brings an instance to what `cms/` says: schema, access, lists of the Studio, then seed. Each is idempotent: a second call writes nothing.
 * @throws an Error whose message says what to correct; a DirectusError when the instance refuses or does not answer
 */
export async function applyAll(options: ApplyOptions): Promise<void> {
  const {
    directus,
    url,
    siteToken,
    previewToken,
    siteUrl,
    seedDate,
    withSeed = true,
    isForced = false,
    say = () => undefined,
  } = options
  const model = readModel()
  const roles = readAccess(model)

  const { done, kept } = await applySchema(directus, model, { siteUrl, isForced })
  const settings = await applyProject(directus, siteUrl)
  say(
    done.length + settings.length > 0
      ? `Modèle : ${done.length + settings.length} changements appliqués`
      : "Modèle : à jour",
  )
  for (const { subject } of kept) say(`Modèle : « ${subject} » n’est pas dans cms/schema, conservé`)

  const setToken = async (name: string, token: string | undefined) =>
    token !== undefined && applyToken(directus, url, roles, name, token)
  const changed = await applyAccess(directus, roles)
  const tokens = [await setToken("site", siteToken), await setToken("apercu", previewToken)]
  const isTokenNew = tokens.includes(true)
  say(
    changed > 0 || isTokenNew
      ? `Accès : ${changed} changements${isTokenNew ? ", jetons du site posés" : ""}`
      : "Accès : à jour",
  )

  const arranged = await applyStudio(directus, model)
  say(arranged > 0 ? `Studio : ${arranged} listes et panneaux disposés` : "Studio : à jour")

  if (!withSeed) return
  const created = await applySeed(directus, model, { day: seedDate, say })
  if ([...created.values()].every((count) => count === 0)) say("Contenu de départ : à jour")
}
