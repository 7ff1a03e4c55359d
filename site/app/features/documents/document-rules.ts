import { matchesText } from "#app/lib/matches-text.ts"

/** The categories of documents in the order of their list; the key is also the value of `?categorie=`. */
export const DOCUMENT_CATEGORIES = {
  reglements: "Règlements",
  proces_verbaux: "Procès-verbaux",
  positions: "Positions",
  memoires: "Mémoires",
  rapports: "Rapports",
  elections: "Élections",
  guides: "Guides",
  formulaires: "Formulaires",
} as const

export type DocumentCategory = keyof typeof DOCUMENT_CATEGORIES

export const isDocumentCategory = (text: string): text is DocumentCategory => Object.hasOwn(DOCUMENT_CATEGORIES, text)

export const documentCategories: readonly DocumentCategory[] =
  Object.keys(DOCUMENT_CATEGORIES).filter(isDocumentCategory)

/** What applies until another document replaces it. The others tell what was said or done: nothing of them is in force. */
const applied: ReadonlySet<DocumentCategory> = new Set(["reglements", "positions", "guides", "formulaires"])

/** « En vigueur », « Archivé »; undefined when there is nothing to say. */
export function documentValidity({ category, isInForce }: { category: DocumentCategory; isInForce: boolean }) {
  if (!isInForce) return "Archivé"
  return applied.has(category) ? "En vigueur" : undefined
}

/** What narrows the list; an empty text narrows nothing. */
export type DocumentChoice = { category: DocumentCategory | undefined; year: string | undefined; text: string }

type Choosable = { title: string; summary: string | undefined; category: DocumentCategory; date: string }

/** The documents that have the category, the year and every word of the text, whatever accents and case. */
export const chooseDocuments = <Item extends Choosable>(documents: readonly Item[], choice: DocumentChoice): Item[] =>
  documents.filter(
    ({ title, summary, category, date }) =>
      (choice.category === undefined || category === choice.category) &&
      (choice.year === undefined || date.startsWith(`${choice.year}-`)) &&
      matchesText([title, summary, DOCUMENT_CATEGORIES[category], date.slice(0, 4)], choice.text),
  )

/** Up to this many documents, each category shows all of its own. */
const FEW = 12
/** Above this many, the others of a category are on a page of their own. */
const MANY = 90
const LATEST = 2

/**
 * How many of a category's `count` documents to show at once among `total`, and where the others are: folded below
 * them, or on the category's page when the whole list would be too heavy.
 */
export function splitDocuments(count: number, total: number): { shown: number; others: "folded" | "elsewhere" } {
  // A remainder of one is not worth a click.
  const shown = total > FEW && count > LATEST + 1 ? LATEST : count
  return { shown, others: total > MANY ? "elsewhere" : "folded" }
}
