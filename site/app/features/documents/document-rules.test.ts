import { expect, test } from "vitest"
import {
  chooseDocuments,
  documentCategories,
  type DocumentCategory,
  documentValidity,
  splitDocuments,
} from "./document-rules.ts"

const document = (title: string, category: DocumentCategory, date: string) => ({
  title,
  category,
  date,
  summary: undefined,
})

const documents = [
  document("Règlement électoral", "reglements", "2024-10-15"),
  document("Mémoire sur le logement", "memoires", "2024-02-01"),
  document("Procès-verbal du conseil d’administration", "proces_verbaux", "2025-04-22"),
]
const everything = { category: undefined, year: undefined, text: "" }
const titles = (choice: Partial<Parameters<typeof chooseDocuments>[1]>) =>
  chooseDocuments(documents, { ...everything, ...choice }).map(({ title }) => title)

test("without a choice, all of them in their order", () => {
  expect(titles({})).toHaveLength(3)
})

test("words are found without accents, in any order, in the title, the category or the year", () => {
  expect(titles({ text: "electoral REGLEMENT" })).toEqual(["Règlement électoral"])
  expect(titles({ text: "conseil d'administration 2025" })).toEqual(["Procès-verbal du conseil d’administration"])
  expect(titles({ text: "logement 2025" })).toEqual([])
})

test("category and year narrow together", () => {
  expect(titles({ year: "2024" })).toHaveLength(2)
  expect(titles({ year: "2024", category: "memoires" })).toEqual(["Mémoire sur le logement"])
})

test("only what applies is said to be in force; whatever is archived says so", () => {
  const inForce = documentCategories.filter((category) => documentValidity({ category, isInForce: true }) !== undefined)
  expect(inForce).toEqual(["reglements", "positions", "guides", "formulaires"])
  for (const category of inForce) expect(documentValidity({ category, isInForce: true })).toBe("En vigueur")
  for (const category of documentCategories) expect(documentValidity({ category, isInForce: false })).toBe("Archivé")
})

test("a short list is whole; of a longer one each category shows the latest and folds the others", () => {
  expect(splitDocuments(12, 12)).toEqual({ shown: 12, others: "folded" })
  expect(splitDocuments(9, 42)).toEqual({ shown: 2, others: "folded" })
  expect(splitDocuments(60, 200)).toEqual({ shown: 2, others: "elsewhere" })
  expect(splitDocuments(3, 200).shown).toBe(3)
})
