import type { Found } from "./searcher.ts"
import { wordsOf } from "./words.ts"

const pairsOf = (word: string) => new Set(Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))

/** Share of letter pairs in common, 0 to 1. */
function resemblance(one: string, other: string): number {
  const [ours, theirs] = [pairsOf(one), pairsOf(other)]
  const common = [...ours].filter((pair) => theirs.has(pair)).length
  return ours.size + theirs.size === 0 ? 0 : (2 * common) / (ours.size + theirs.size)
}

/**
 * The words looked for as the first result writes them (« assurence » → « assurance »); undefined when they are there
 * already, when nothing was found, or when a word has nothing that resembles it.
 */
export function suggestQuery(query: string, first: Found | undefined): string | undefined {
  if (first === undefined || first.isExact) return undefined
  const { title, names, summary, text } = first.record
  const written = [title, names, summary, text].flatMap((one) =>
    wordsOf(one).map((word) => ({ ...word, text: one.normalize("NFC").slice(word.start, word.end).toLowerCase() })),
  )
  const known = new Set(written.flatMap(({ folded, stem }) => [folded, stem]))
  const matched = written.filter(({ folded, stem }) => first.terms.includes(folded) || first.terms.includes(stem))
  let isWhole = true
  const words = wordsOf(query).map(({ folded, stem, start, end }) => {
    const asWritten = query.normalize("NFC").slice(start, end)
    if (known.has(folded) || known.has(stem) || matched.some((one) => one.folded.startsWith(folded))) return asWritten
    const nearest = matched
      .map((one) => ({ text: one.text, score: resemblance(folded, one.folded) }))
      .toSorted((one, other) => other.score - one.score)[0]
    if (nearest === undefined || nearest.score < 0.5) isWhole = false
    return nearest?.text ?? asWritten
  })
  const suggestion = words.join(" ")
  const asked = wordsOf(query).map(({ start, end }) => query.normalize("NFC").slice(start, end))
  return isWhole && suggestion !== asked.join(" ") ? suggestion : undefined
}
