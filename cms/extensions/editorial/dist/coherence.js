import { parsed } from "./field-definitions.js"
import { Refusal } from "./refusal.js"

const instant = (value) =>
  value === null || value === undefined || value === "" ? undefined : new Date(value).getTime()

/** [first, second, sentence]: what cannot come after what. */
const order = {
  "*": [["publish_on", "publish_until", "« Retirer à partir du » doit suivre « Publier à partir du »."]],
  events: [["starts_at", "ends_at", "La fin de l’événement doit suivre son début."]],
  announcements: [["starts_at", "ends_at", "La fin de l’annonce (« Au ») doit suivre son début (« Du »)."]],
  job_offers: [["posted_on", "closes_on", "La date limite de l’offre doit suivre sa date d’affichage."]],
  executive_members: [["mandate_starts_on", "mandate_ends_on", "La fin du mandat doit suivre son début."]],
  elections: [
    ["executive_nominations_open_at", "executive_nominations_close_at", "Comité exécutif : la clôture des candidatures doit suivre leur ouverture."],
    ["executive_voting_open_at", "executive_voting_close_at", "Comité exécutif : la clôture du vote doit suivre son ouverture."],
    ["board_nominations_open_at", "board_nominations_close_at", "Conseil d’administration : la clôture des candidatures doit suivre leur ouverture."],
  ],
} // prettier-ignore

/** Refuses dates that contradict one another. @param {Record<string, unknown>} record as it would be once saved */
export function checkOrder(collection, record) {
  for (const [first, second, sentence] of [...order["*"], ...(order[collection] ?? [])]) {
    const start = instant(record[first])
    const end = instant(record[second])
    if (start !== undefined && end !== undefined && end < start) throw new Refusal(sentence, second)
  }
}

/**
 * Refuses a redirection that leads back to itself, by whatever way.
 * @param {{ from_path: string, to_path: string }[]} others the other published redirections
 */
export function checkRedirect({ from_path: from, to_path: to }, others) {
  const next = new Map(others.map(({ from_path, to_path }) => [from_path, to_path]))
  const seen = new Set()
  for (let at = to; at !== undefined && !seen.has(at); at = next.get(at)) {
    if (at === from)
      throw new Refusal(`« Nouvelle adresse » : cette redirection tourne en rond et revient à « ${from} ».`, "to_path")
    seen.add(at)
  }
}

/** Refuses settings that the site could not follow. @param {Record<string, unknown>} settings as they would be once saved */
export function checkSettings(settings) {
  const list = (name) => parsed(settings[name]) ?? []
  for (const { opens, closes } of list("opening_hours")) {
    if (opens && closes && closes <= opens) {
      throw new Refusal("Heures d’ouverture : l’heure de fermeture doit suivre l’heure d’ouverture.", "opening_hours")
    }
  }
  for (const { date, opens, closes } of list("opening_exceptions")) {
    if (Boolean(opens) !== Boolean(closes)) {
      throw new Refusal(
        `Exceptions, ${date} : donnez l’ouverture et la fermeture, ou aucune des deux si c’est fermé.`,
        "opening_exceptions",
      )
    }
    if (opens && closes <= opens)
      throw new Refusal(`Exceptions, ${date} : la fermeture doit suivre l’ouverture.`, "opening_exceptions")
  }
  const kinds = ["consent_necessary", "consent_optional"]
  const ids = kinds.flatMap((kind) => list(kind).map(({ id }) => id))
  for (const kind of kinds) for (const { id } of list(kind)) checkCookieId(id, ids, kind)
}

function checkCookieId(id, ids, field) {
  if (!/^[a-z0-9_-]+$/.test(id) || /^\d+$/.test(id)) {
    throw new Refusal(
      `Témoins : l’identifiant « ${id} » ne convient pas. Minuscules, chiffres et tirets, jamais seulement des chiffres.`,
      field,
    )
  }
  if (ids.indexOf(id) !== ids.lastIndexOf(id)) {
    throw new Refusal(`Témoins : l’identifiant « ${id} » sert deux fois.`, field)
  }
}
