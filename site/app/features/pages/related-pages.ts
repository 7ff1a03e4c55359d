/** A page as others mention it. */
export type PageSummary = { path: string; title: string; summary: string; isNew: boolean }

/** The pages that a page proposes, at most. */
export const MOST_RELATED = 4

const NEVER_RELATED = [/^\/a-propos\/offres-emploi(?:\/|$)/, /^\/a-propos\/mentions-juridiques$/]

/** Job offers and legal pages are never proposed, whatever an editor ticked. */
const isRelatable = (path: string) => NEVER_RELATED.every((pattern) => !pattern.test(path))

/**
 * The pages that follow `path` in its section's order, coming back to the first after the last.
 * @param pages the pages of the section, in the order of its menu, `path` among them or not
 */
export function chooseRelated(pages: readonly PageSummary[], path: string, count = MOST_RELATED): PageSummary[] {
  const position = pages.findIndex((page) => page.path === path) + 1
  const following = [...pages.slice(position), ...pages.slice(0, position)]
  return following.filter((page) => page.path !== path && isRelatable(page.path)).slice(0, count)
}

/** The pages at these addresses that may be proposed, in their order. */
export const inOrderOf = (paths: readonly string[], pages: readonly PageSummary[]): PageSummary[] =>
  paths.flatMap((path) => pages.find((page) => page.path === path && isRelatable(path)) ?? [])
