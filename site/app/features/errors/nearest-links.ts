import { foldFrench } from "#app/lib/collation.ts"

/** A page that may be proposed. */
export type PageLink = { href: string; label: string }

const pairsOf = (text: string) => {
  const letters = foldFrench(text).replace(/[^a-z0-9]/g, "")
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, index) => letters.slice(index, index + 2)))
}

/** Share of letter pairs in common, 0 to 1 (Dice). */
function resemblance(left: string, right: string): number {
  const [ours, theirs] = [pairsOf(left), pairsOf(right)]
  const total = ours.size + theirs.size
  return total === 0 ? 0 : (2 * [...ours].filter((pair) => theirs.has(pair)).length) / total
}

const lastWord = (path: string) => path.split("/").findLast(Boolean) ?? ""

/** The pages whose address or label resembles most what was asked; none when nothing does. */
export function nearestLinks<Link extends PageLink>(path: string, links: readonly Link[], count = 3): Link[] {
  const asked = lastWord(path)
  return links
    .map((link) => ({ link, score: Math.max(resemblance(asked, lastWord(link.href)), resemblance(asked, link.label)) }))
    .filter(({ score }) => score > 0.3)
    .toSorted((left, right) => right.score - left.score)
    .slice(0, count)
    .map(({ link }) => link)
}
