/** A page as the plan lists it; `section` is the first word of its address, the home page has none. */
export type PlanPage = { path: string; section: string | undefined; title: string; summary: string; isNew: boolean }

/** A part of the plan: the page that opens it, when there is one, and those under it. */
export type PlanPart = { title: string; index: PlanPage | undefined; pages: PlanPage[] }

/** The sections of the menu in its order, then forms; what belongs to none is about the site itself. */
const PARTS = [
  { section: "a-propos", title: "À propos" },
  { section: "implication", title: "Implication" },
  { section: "enjeux", title: "Enjeux" },
  { section: "ressources", title: "Ressources" },
  { section: "services", title: "Services" },
  { section: "formulaires", title: "Formulaires" },
] as const

/** Pages whose records change every week: they lead to lists. */
const LISTS = ["/actualites", "/evenements", "/documentation", "/a-propos/offres-emploi"]

/**
 * Every page once: the lists, the sections in the order of the menu, then what is left.
 * @param pages in the order of the menu
 */
export function arrangePlan(pages: readonly PlanPage[]): { lists: PlanPage[]; parts: PlanPart[]; others: PlanPage[] } {
  const lists = LISTS.flatMap((path) => pages.filter((page) => page.path === path))
  const parts = PARTS.map(({ section, title }) => {
    const own = pages.filter((page) => page.section === section && !lists.includes(page))
    const index = own.find(({ path }) => path === `/${section}`)
    return { title, index, pages: own.filter((page) => page !== index) }
  }).filter(({ index, pages: own }) => index !== undefined || own.length > 0)
  const placed = new Set([...lists, ...parts.flatMap((part) => [part.index, ...part.pages])])
  return { lists, parts, others: pages.filter((page) => !placed.has(page)) }
}
