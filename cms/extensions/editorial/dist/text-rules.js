import { altsIn, headingsIn, linksIn, plain } from "./html.js"

/** @typedef {{ rule: string, severity: "high" | "low", message: string }} Finding */

const vague = new Set([
  "ici", "cliquez ici", "cliquer ici", "cliquez", "ce lien", "lien", "lire la suite", "la suite", "suite", "en savoir plus",
  "savoir plus", "plus", "plus d’infos", "plus d’information", "plus d’informations", "voir", "voir plus", "détails",
  "télécharger", "pdf", "document", "suivant", "continuer",
]) // prettier-ignore

const placeholders = [
  /prénom nom/i,
  /[\w.-]+\.example\b/i,
  /\b555-01\d\d\b/,
  /lorem ipsum/i,
  /\[cms\]/i,
  /\bx{3,}\b/i,
  /(?<!\p{L})à compléter/iu,
  /\bTODO\b/,
]

const folded = (text) =>
  text
    .toLowerCase()
    .replaceAll("'", "’")
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .replace(/[.…>»→]+$/, "")
    .trim()

/** Links whose words do not say where they lead. */
export function vagueLinks({ pieces }) {
  const labels = pieces.flatMap(({ where, field, kind, value }) => {
    if (kind === "html") return linksIn(value).map(({ label }) => ({ where, label }))
    return /(?:^|_)label$/.test(field) && field !== "nav_label" ? [{ where, label: value }] : []
  })
  return labels
    .filter(({ label }) => vague.has(folded(label)))
    .map(({ where, label }) => ({
      rule: "vague_link",
      severity: "low",
      message: `${where} : le lien « ${label} » ne dit pas où il mène. Nommez la page ou l’action.`,
    }))
}

/** Headings that skip a level, or start too high. The title of the page is level 1, that of a block level 2. */
export function headingOrder({ pieces }) {
  return pieces
    .filter(({ kind }) => kind === "html")
    .flatMap(({ where, value, isUnderHeading }) => {
      let above = isUnderHeading ? 2 : 1
      return headingsIn(value).flatMap(({ level, label }) => {
        const isWrong = level === 1 || level > above + 1
        const expected = Math.min(above + 1, 4)
        above = isWrong ? above : level
        const message = `${where} : le titre « ${label} » est de niveau ${level}; à cet endroit, choisissez « Titre ${expected} ».`
        return isWrong ? [{ rule: "headings", severity: "low", message }] : []
      })
    })
}

/** Text that somebody meant to replace. One finding per record: they come in numbers. */
export function leftPlaceholders({ pieces }) {
  const left = pieces.flatMap(({ where, kind, value }) => {
    const text = kind === "html" ? plain(value) : value
    return placeholders.flatMap((pattern) => (pattern.exec(text) ? [`« ${pattern.exec(text)[0]} » (${where})`] : []))
  })
  if (left.length === 0) return []
  const shown = left.slice(0, 4).join(", ")
  const more = left.length > 4 ? ` et ${left.length - 4} autres` : ""
  return [{ rule: "placeholder", severity: "high", message: `À remplacer par le vrai texte : ${shown}${more}.` }]
}

/** Pictures inside a text that say nothing to who cannot see them. */
export const picturesInText = ({ pieces }) =>
  pieces
    .filter(({ kind, value }) => kind === "html" && altsIn(value).some((alt) => !alt))
    .map(({ where }) => ({
      rule: "alt",
      severity: "high",
      message: `${where} : une image du texte n’a pas de texte de remplacement.`,
    }))

/** Titles and descriptions that search engines cut. */
export function tooLong({ collection, record }) {
  const titled = new Set(["pages", "news", "events", "job_offers"])
  if (!titled.has(collection)) return []
  const title = String(record.title ?? "")
  const description = String(record.description || record.summary || "")
  const field = record.description ? "La description" : "Le chapeau, qui sert de description,"
  const hint = collection === "pages" ? " Écrivez une description plus courte." : " Raccourcissez-le si vous le pouvez."
  return [
    ...(title.length > 60
      ? [{ rule: "length", severity: "low", message: `Le titre a ${title.length} signes : au-delà de 60, les moteurs de recherche le coupent.` }]
      : []),
    ...(description.length > 160
      ? [{ rule: "length", severity: "low", message: `${field} a ${description.length} signes : au-delà de 160, les moteurs de recherche coupent.${hint}` }]
      : []),
  ] // prettier-ignore
}
