import type { BadPost } from "./bad-post.ts"
import type { Answer } from "./send-post.ts"

const RECEIPT = /\/recu\?numero=([A-Z]{3}-[2-9A-Z]{4}-[2-9A-Z]{4})$/

/** The receipt number that an answer leads to; undefined when nothing was kept. */
export const receiptIn = ({ status, headers: { location } }: Answer): string | undefined =>
  status === 303 && typeof location === "string" ? RECEIPT.exec(location)?.[1] : undefined

/** What a stack trace, a library's own words, or an echo of markup looks like. */
const LEAKS = [
  /\n\s+at \S+ \(/,
  /\bnode:internal\b/,
  /\b(?:Type|Syntax|Range|Zod)Error\b/,
  /<script>alert\(1\)/,
  /Invalid input/,
]

const isFrench = ({ headers, text }: Answer) =>
  text === "" ||
  (String(headers["content-type"]).startsWith("text/html")
    ? text.includes('lang="fr-CA"')
    : /[àéèêô]|\b(?:le|la|de|pas)\b/.test(text))

/** What is wrong with an answer to an attack, in words; nothing when it is as it should be. */
export function judgeAnswer(post: BadPost, answer: Answer): string[] {
  const isData = post.path.includes(".data") || post.path.endsWith(".json")
  return [
    ...(answer.status >= 200 && answer.status < 500 ? [] : [`status ${answer.status}`]),
    ...(isData || isFrench(answer) ? [] : [`not in French: ${answer.text.slice(0, 120)}`]),
    ...LEAKS.filter((leak) => leak.test(answer.text)).map((leak) => `shows ${leak.source}`),
    ...(post.isHopeless && receiptIn(answer) !== undefined ? ["was kept"] : []),
    ...(post.method === "POST" && !String(answer.headers["cache-control"]).includes("no-store") && answer.status !== 301
      ? [`may be kept by a cache: ${answer.headers["cache-control"]}`]
      : []),
  ]
}
