import type { TextPart } from "./text-part.ts"

/** A text with what was looked for marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMarked }, at) => (isMarked ? <mark key={at}>{text}</mark> : text))
}
