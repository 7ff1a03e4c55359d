import { foldFrench } from "#app/lib/collation.ts"

/** A question in more words than this may tell somebody's story. */
const MOST_WORDS = 4

/**
 * The words of a search as they are counted, folded so that « Piscine » and « piscine » are one; undefined when they
 * may be about a person: an e-mail, an address, any number, a whole sentence.
 */
export function searchSubject(query: string): string | undefined {
  const subject = foldFrench(query)
  if (subject.length < 2 || subject.length > 60 || subject.split(" ").length > MOST_WORDS) return undefined
  return /[\d@/\\<>{}]|\.\w/.test(subject) || !/\p{L}{2}/u.test(subject) ? undefined : subject
}
