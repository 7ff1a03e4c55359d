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

/** Above this many documents at once, each category shows its first ones only. */
const MANY = 90
const SHOWN = 8

/** How many of a category's `count` documents to show among `total`: all, unless the whole list would be too long to read. */
export const shownCount = (count: number, total: number): number =>
  // A remainder of one or two is not worth a click.
  total > MANY && count > SHOWN + 2 ? SHOWN : count
