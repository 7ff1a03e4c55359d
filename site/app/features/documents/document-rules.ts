import { foldFrench } from "#app/lib/collation.ts"

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

/** What narrows the list; an empty text narrows nothing. */
export type DocumentChoice = { category: DocumentCategory | undefined; year: string | undefined; text: string }

type Choosable = { title: string; summary: string | undefined; category: DocumentCategory; date: string }

/** The documents that have the category, the year and every word of the text, whatever accents and case. */
export function chooseDocuments<Item extends Choosable>(documents: readonly Item[], choice: DocumentChoice): Item[] {
  const words = foldFrench(choice.text).split(" ").filter(Boolean)
  return documents.filter((document) => {
    if (choice.category !== undefined && document.category !== choice.category) return false
    if (choice.year !== undefined && !document.date.startsWith(`${choice.year}-`)) return false
    const said = foldFrench(
      `${document.title} ${document.summary ?? ""} ${DOCUMENT_CATEGORIES[document.category]} ${document.date.slice(0, 4)}`,
    )
    return words.every((word) => said.includes(word))
  })
}
