import type { Block } from "./block.ts"

/** What a block is called when its editor gave it no heading; running text and calls need none. */
const TITLES: Partial<Record<Block["type"], string>> = {
  cards: "À découvrir",
  accordion: "Questions et réponses",
  steps: "Étapes",
  key_figures: "En chiffres",
  gallery: "En images",
  people: "Personnes à joindre",
  documents: "Documents",
  places: "Lieux",
  contact: "Nous joindre",
  hours: "Heures d’ouverture",
}

/** The title of the section that a block makes; none when it continues the text above it. */
export const blockTitle = ({ type, heading }: Block): string | undefined => heading ?? TITLES[type]
