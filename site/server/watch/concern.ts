import { countOf } from "#app/lib/count-of.ts"

/** Something that a person must look at. `key` stays the same while it lasts. */
export type Concern = { key: "backend" | "disk" | "certificate" | "security.txt"; text: string }

const DAY = 86_400_000

/** How long the content backend may be away before a person is told (ms): a restart takes less. */
const backendPatience = 5 * 60_000

/** Free space under which a person is told (bytes). */
const roomLeft = 1024 ** 3

/** How long before the end of a certificate, and of `security.txt`, a person is told (days). */
const certificateNotice = 14
const securityNotice = 30

/** What the watch knows. `undefined`: it could not look, or there is nothing to look at. */
export type Observed = {
  /** Since when the content backend gives no content (ms since 1970), and what it answered. */
  backend: { downSince: number; answer: "none" | number } | undefined
  freeBytes: number | undefined
  /** What visitors get: when the certificate ends, or why it is refused; until when `security.txt` is good. */
  publicAddress:
    | { certificate: { endsAt: number } | { problem: string }; securityEndsAt: number | undefined }
    | undefined
}

const backendConcern = ({ backend }: Observed, now: number): string | undefined => {
  if (!backend || now - backend.downSince < backendPatience) return undefined
  const minutes = Math.round((now - backend.downSince) / 60_000)
  const since = `Depuis ${minutes} minutes, le site n’obtient plus de contenu de Directus.`
  const served = "Les pages publiées restent en ligne, les changements attendent."
  if (backend.answer === "none") return `${since} Directus ne répond pas\u00A0: est-il démarré\u202F? ${served}`
  if (backend.answer === 403 || backend.answer === 401)
    return `${since} Directus répond, mais refuse (${backend.answer})\u00A0: licence dépassée (Studio, Paramètres → Licence), ou jeton du site retiré. ${served}`
  return `${since} Directus répond ${backend.answer}. ${served}`
}

const diskConcern = ({ freeBytes }: Observed): string | undefined =>
  freeBytes === undefined || freeBytes >= roomLeft
    ? undefined
    : `Il reste ${Math.round(freeBytes / 1024 ** 2)} Mo sur le disque du site. Plein, il ne garderait plus les formulaires reçus.`

const certificateConcern = ({ publicAddress }: Observed, now: number): string | undefined => {
  if (!publicAddress) return undefined
  const { certificate } = publicAddress
  if ("problem" in certificate) return `Le certificat du site est refusé\u00A0: ${certificate.problem}.`
  const days = Math.floor((certificate.endsAt - now) / DAY)
  if (days >= certificateNotice) return undefined
  return `Le certificat du site expire dans ${days < 1 ? "moins d’un jour" : countOf(days, "jour")}\u00A0: son renouvellement automatique ne fonctionne plus.`
}

const securityConcern = ({ publicAddress }: Observed, now: number): string | undefined => {
  const endsAt = publicAddress?.securityEndsAt
  if (endsAt === undefined || endsAt - now >= securityNotice * DAY) return undefined
  return `Le fichier security.txt que voient les visiteurs expire le ${new Date(endsAt).toISOString().slice(0, 10)}\u00A0: un intermédiaire en sert une vieille copie.`
}

/** What a person must look at now. */
export const concernsOf = (observed: Observed, now: number): Concern[] =>
  (
    [
      ["backend", backendConcern(observed, now)],
      ["disk", diskConcern(observed)],
      ["certificate", certificateConcern(observed, now)],
      ["security.txt", securityConcern(observed, now)],
    ] as const
  ).flatMap(([key, text]) => (text === undefined ? [] : { key, text }))
