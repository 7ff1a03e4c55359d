import type { TextPart } from "./text-part.ts"
import { type Word, wordsOf } from "./words.ts"

/** Length of an extract, in characters. */
const LENGTH = 180

/** How far back an extract looks for the beginning of its sentence. */
const LEAD = 70

type Matcher = (word: Word) => boolean

const matcherOf = (terms: readonly string[]): Matcher => {
  const known = new Set(terms)
  return ({ folded, stem }) => known.has(folded) || known.has(stem)
}

function markWords(text: string, matched: readonly Word[], from: number, to: number): TextPart[] {
  const parts: TextPart[] = []
  let at = from
  for (const { start, end } of matched) {
    if (start < from || end > to) continue
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false })
    parts.push({ text: text.slice(start, end), isMarked: true })
    at = end
  }
  if (at < to) parts.push({ text: text.slice(at, to), isMarked: false })
  return parts
}

/** A whole text, with the words that match marked. */
export const markText = (text: string, terms: readonly string[]): TextPart[] =>
  markWords(text.normalize("NFC"), wordsOf(text).filter(matcherOf(terms)), 0, text.normalize("NFC").length)

/** Where the extract that shows most different words begins. */
function bestStart(matched: readonly Word[]): number {
  const scores = matched.map(({ start }) => {
    const within = matched.filter((word) => word.start >= start && word.end <= start + LENGTH - LEAD)
    return new Set(within.map(({ stem }) => stem)).size
  })
  const best = scores.indexOf(Math.max(...scores))
  return matched[best]?.start ?? 0
}

/** From a word, back to the start of its sentence when that is near, else to a word's. */
function startOfExtract(text: string, at: number): number {
  const lead = text.slice(Math.max(0, at - LEAD), at)
  const sentence = Math.max(...[...lead.matchAll(/[.!?…]\s+/g)].map(({ 0: end, index }) => index + end.length), -1)
  if (sentence >= 0) return at - lead.length + sentence
  if (at <= LEAD) return 0
  return at - lead.length + lead.indexOf(" ") + 1
}

/**
 * The part of the texts that shows best why they were found, with what matched marked: of the first one that has a
 * word of it, else the beginning of the first.
 */
export function makeExcerpt(texts: readonly string[], terms: readonly string[]): TextPart[] {
  const matches = matcherOf(terms)
  const candidates = texts.filter(Boolean).map((written) => {
    const text = written.normalize("NFC")
    const matched = wordsOf(text).filter(matches)
    return { text, matched, distinct: new Set(matched.map(({ stem }) => stem)).size }
  })
  const most = Math.max(0, ...candidates.map(({ distinct }) => distinct))
  const chosen = candidates.find(({ distinct }) => distinct === most)
  if (chosen === undefined) return []
  const { text, matched } = chosen
  const from = matched.length === 0 ? 0 : startOfExtract(text, bestStart(matched))
  const cut = text.length - from <= LENGTH + 20 ? text.length : text.lastIndexOf(" ", from + LENGTH)
  const to = cut > from ? cut : Math.min(text.length, from + LENGTH)
  return [
    ...(from > 0 ? [{ text: "… ", isMarked: false }] : []),
    ...markWords(text, matched, from, to),
    ...(to < text.length ? [{ text: " …", isMarked: false }] : []),
  ]
}
