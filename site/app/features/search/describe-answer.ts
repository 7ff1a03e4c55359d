import type { SearchAnswer, SearchQuestion } from "./search-answer.ts"
import { SEARCH_KINDS } from "./search-kinds.ts"

/** « 12 résultats pour « casier » », said aloud too as the answer changes. */
export function describeAnswer({ query, kind, page }: SearchQuestion, { total, pages }: SearchAnswer): string {
  const count = total === 0 ? "Aucun résultat" : total === 1 ? "1\u00A0résultat" : `${total}\u00A0résultats`
  const among = kind === undefined ? "" : ` parmi «\u00A0${SEARCH_KINDS[kind].plural}\u00A0»`
  const where = pages > 1 ? `, page ${page} de ${pages}` : ""
  return `${count} pour «\u00A0${query.trim()}\u00A0»${among}${where}`
}
