import { stemFrench } from "./french-stem.ts"

/** A word of a text: where it stands, folded (no accent, no capital, « œ » as « oe »), and its stem. */
export type Word = { start: number; end: number; folded: string; stem: string }

/** What says nothing of a subject: articles, pronouns, what questions begin with. */
const EMPTY = new Set(
  (
    "a ai ait ais alors au aucun aussi autre aux avec avez avoir avons c ca car ce cela celle ces cet cette ceux chez ci " +
    "combien comme comment d dans de des du elle elles en entre es est et etait etc ete etes etre eu faire fait faut hui " +
    "ici il ils j je jusqu l la le les leur leurs lorsqu lui m ma mais me mes mieux moi mon n ne ni nos notre nous on ont " +
    "ou par pas peut peux plus pour pourquoi puis puisqu qu quand que quel quelle quelles quels qui quoi s sa sans se sera " +
    "ses si sommes son sont suis sur t ta te tes toi ton tous tout toute toutes tres trop tu un une veut veux vos votre vous y"
  ).split(" "),
)

const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae")

/** The words of a text that say something. An apostrophe or a hyphen ends a word: « l’assurance », « frigo-partage ». */
export function wordsOf(text: string): Word[] {
  return [...text.normalize("NFC").matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: written, index }) => {
    const folded = fold(written)
    if (EMPTY.has(folded)) return []
    return [{ start: index, end: index + written.length, folded, stem: stemFrench(folded) }]
  })
}
