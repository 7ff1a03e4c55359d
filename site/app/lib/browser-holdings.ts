/** Something that the site may leave in a visitor's browser, or ask of somebody else: what the privacy page lists. */
type Holding = {
  kind: "cookie" | "localStorage" | "sessionStorage" | "origin"
  /** The consent that it waits for; none when the site works by it and it says nothing about the visitor. */
  consent?: string
  purpose: string
  recipients: string
  duration: string
}

/**
 * Every cookie, storage key and third-party origin of the site, by name; `*` stands for any end of a name. Code names them
 * by the types below, so none can be used without being declared, and a test crawls the site and compares.
 */
export const BROWSER_HOLDINGS = {
  ncc_c: {
    kind: "cookie",
    purpose: "Retenir que vous avez fait un choix sur les témoins",
    recipients: "Ce site",
    duration: "365 jours",
  },
  ncc_e: {
    kind: "cookie",
    purpose: "Retenir les témoins que vous avez acceptés",
    recipients: "Ce site",
    duration: "365 jours",
  },
  directus_token: {
    kind: "cookie",
    purpose: "Reconnaître une personne de l’équipe qui s’est connectée pour éditer le site; jamais les visiteurs",
    recipients: "Ce site",
    duration: "7 jours",
  },
  directus_refresh_token: {
    kind: "cookie",
    purpose: "Prolonger la session d’une personne de l’équipe",
    recipients: "Ce site",
    duration: "7 jours",
  },
  directus_token_expired_at: {
    kind: "cookie",
    purpose: "Savoir quand prolonger la session d’une personne de l’équipe",
    recipients: "Ce site",
    duration: "7 jours",
  },
  "consent-decided-at": {
    kind: "localStorage",
    purpose: "Vous montrer la date de votre choix; ne quitte jamais votre navigateur",
    recipients: "Personne",
    duration: "Tant que votre choix est valide",
  },
  "session-refreshed-for": {
    kind: "sessionStorage",
    purpose: "Ne pas demander deux fois de prolonger la même session d’une personne de l’équipe",
    recipients: "Personne",
    duration: "Jusqu’à la fermeture de l’onglet",
  },
  "document-loads": {
    kind: "sessionStorage",
    purpose: "Ne pas recharger une page en boucle quand le réseau flanche",
    recipients: "Personne",
    duration: "Jusqu’à la fermeture de l’onglet",
  },
  "react-router-scroll-positions": {
    kind: "sessionStorage",
    purpose: "Retrouver votre place dans une page quand vous y revenez",
    recipients: "Personne",
    duration: "Jusqu’à la fermeture de l’onglet",
  },
  _ga: {
    kind: "cookie",
    consent: "ga",
    purpose: "Compter les visites sans compter deux fois le même navigateur",
    recipients: "Google, hors du Québec",
    duration: "Deux ans",
  },
  "_ga_*": {
    kind: "cookie",
    consent: "ga",
    purpose: "Savoir quelles pages font partie d’une même visite",
    recipients: "Google, hors du Québec",
    duration: "Deux ans",
  },
  _gid: {
    kind: "cookie",
    consent: "ga",
    purpose: "Ne pas compter deux fois le même navigateur en une journée; seules d’anciennes versions le déposent",
    recipients: "Google, hors du Québec",
    duration: "24 heures",
  },
  "https://www.googletagmanager.com": {
    kind: "origin",
    consent: "ga",
    purpose: "Donner le programme qui mesure l’audience",
    recipients: "Google, hors du Québec",
    duration: "Le temps de la visite",
  },
  "https://*.google-analytics.com": {
    kind: "origin",
    consent: "ga",
    purpose: "Recevoir l’adresse des pages vues, sauf celles d’aide, du bureau des droits et des formulaires",
    recipients: "Google, hors du Québec",
    duration: "Selon les règles de Google",
  },
  "https://www.youtube-nocookie.com": {
    kind: "origin",
    consent: "youtube",
    purpose: "Montrer une vidéo, quand vous le demandez",
    recipients: "YouTube (Google), hors du Québec",
    duration: "Selon les règles de YouTube",
  },
  "https://player.vimeo.com": {
    kind: "origin",
    consent: "vimeo",
    purpose: "Montrer une vidéo, quand vous le demandez",
    recipients: "Vimeo, hors du Québec",
    duration: "Selon les règles de Vimeo",
  },
  "https://www.openstreetmap.org": {
    kind: "origin",
    consent: "openstreetmap",
    purpose: "Montrer une carte, quand vous le demandez",
    recipients: "OpenStreetMap, hors du Québec",
    duration: "Selon les règles d’OpenStreetMap",
  },
} as const satisfies Record<string, Holding>

type Named<Kind> = {
  [Name in keyof typeof BROWSER_HOLDINGS]: (typeof BROWSER_HOLDINGS)[Name]["kind"] extends Kind ? Name : never
}[keyof typeof BROWSER_HOLDINGS]

export type CookieName = Named<"cookie">
export type StorageKey = Named<"localStorage" | "sessionStorage">
export type ThirdPartyOrigin = Named<"origin">
