const collator = new Intl.Collator("fr-CA", { numeric: true, sensitivity: "base", ignorePunctuation: true })

/** Order of two French words: « Éducation » between « Droit » and « Foresterie ». */
export const compareFrench = (left: string, right: string): number => collator.compare(left, right)

/** A sorted copy, by the French text that `text` reads from each item. */
export const sortFrench = <Item>(items: readonly Item[], text: (item: Item) => string): Item[] =>
  items.toSorted((left, right) => compareFrench(text(left), text(right)))

/** Text without accents, case or typographic variants: what a search compares. */
export const foldFrench = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/[’']/g, "'")
    .replace(/\s+/g, " ")
    .trim()
