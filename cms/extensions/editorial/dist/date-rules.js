import { parsed } from "./field-definitions.js"

const long = new Intl.DateTimeFormat("fr-CA", { dateStyle: "long", timeZone: "UTC" })
const inFrench = (value) => long.format(new Date(`${dayOf(value)}T12:00:00Z`)).replace(/^1 /, "1er ")

/** SQLite keeps a date and time as a number, PostgreSQL as a date, the API as text. */
function dayOf(value) {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === "number") return new Date(value).toISOString().slice(0, 10)
  return String(value).slice(0, 10)
}
const isPast = (value, today) => value !== null && value !== undefined && value !== "" && dayOf(value) < today
const low = (rule, message) => ({ rule, severity: "low", message })
const high = (rule, message) => ({ rule, severity: "high", message })

/** Pages whose promised review is late. */
export const lateReview = ({ collection, record }, today) =>
  collection === "pages" && isPast(record.review_by, today)
    ? [high("review", `Cette page était à revoir avant le ${inFrench(record.review_by)}. Relisez-la, puis donnez une nouvelle date (onglet « Suivi »).`)]
    : [] // prettier-ignore

/** People and seats shown as in office after their term. */
export function endedMandates({ collection, record }, today) {
  if (collection === "executive_members" && isPast(record.mandate_ends_on, today)) {
    return [high("mandate", `Le mandat est terminé depuis le ${inFrench(record.mandate_ends_on)}. Publiez la nouvelle équipe, ou archivez cette fiche.`)] // prettier-ignore
  }
  if (collection !== "governing_bodies") return []
  return (parsed(record.seats) ?? [])
    .filter(({ holder, term_ends_on: end }) => holder && isPast(end, today))
    .map(({ title, term_ends_on: end }) =>
      low("mandate", `Siège « ${title} » : le mandat est terminé depuis le ${inFrench(end)}.`),
    )
}

/** Dates that have passed where only dates to come are useful. */
export function pastDates({ collection, record }, today) {
  const areAllPast = (list, field) => list.length > 0 && list.every((entry) => isPast(entry[field], today))
  if (collection === "pages" && areAllPast(parsed(record.key_dates) ?? [], "closes_on")) {
    return [
      low("past_date", "Toutes les « Dates à ne pas manquer » sont passées : mettez les prochaines, ou retirez-les."),
    ]
  }
  if (collection === "grants" && areAllPast(parsed(record.deadlines) ?? [], "closes_on")) {
    return [low("past_date", "Toutes les dates limites sont passées : annoncez la prochaine période, ou retirez-les.")]
  }
  if (collection === "announcements" && isPast(record.ends_at, today)) {
    return [low("past_date", `L’annonce est terminée depuis le ${inFrench(record.ends_at)} : archivez-la.`)]
  }
  if (collection === "job_offers" && isPast(record.closes_on, daysBefore(today, 60))) {
    return [low("past_date", `L’offre est fermée depuis le ${inFrench(record.closes_on)} : archivez-la.`)]
  }
  if (collection === "settings") {
    const old = (parsed(record.opening_exceptions) ?? []).filter(({ date }) => isPast(date, daysBefore(today, 30)))
    if (old.length > 0) return [low("past_date", `Heures d’ouverture : ${old.length} exceptions sont passées depuis plus d’un mois; retirez-les.`)] // prettier-ignore
  }
  return []
}

const moments = [
  "executive_voting_close_at", "executive_results_at", "electoral_college_at", "board_results_at",
] // prettier-ignore

/** An election that is over without saying how it ended. */
export function unfinishedElections({ collection, record }, today) {
  if (collection !== "elections" || record.results) return []
  const days = [
    ...moments.map((name) => record[name]).filter(Boolean),
    ...(parsed(record.board_voting_days) ?? []).map(({ date }) => date),
  ].map(dayOf)
  const last = days.toSorted().at(-1)
  return last !== undefined && last < daysBefore(today, 7)
    ? [high("election", `La dernière étape était le ${inFrench(last)} et aucun résultat n’est publié (onglet « Résultats »).`)]
    : [] // prettier-ignore
}

/** The site hides from search engines until an administrator says that it is launched. */
export const notLaunched = ({ collection, record }) =>
  collection === "settings" && !record.is_launched
    ? [low("launch", "Le site n’est pas déclaré lancé : les moteurs de recherche n’indexent aucune page (onglet « Organisation »).")]
    : [] // prettier-ignore

/** YYYY-MM-DD, some days earlier. */
export const daysBefore = (day, count) =>
  new Date(new Date(`${day}T12:00:00Z`).getTime() - count * 86_400_000).toISOString().slice(0, 10)
