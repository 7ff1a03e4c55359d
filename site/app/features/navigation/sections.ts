/** The five sections of the site, in the order of the menu; `slug` is the first word of their addresses. */
export const SECTIONS = [
  { slug: "a-propos", label: "À propos" },
  { slug: "implication", label: "Implication" },
  { slug: "enjeux", label: "Enjeux" },
  { slug: "ressources", label: "Ressources" },
  { slug: "services", label: "Services" },
] as const

export type SectionSlug = (typeof SECTIONS)[number]["slug"]

/** Addresses outside the five sections that are still listed under one of them. */
const HOSTED: Record<string, SectionSlug> = {
  actualites: "a-propos",
  documentation: "a-propos",
  evenements: "a-propos",
}

/** The section under which an address is listed; none for the home page, forms and legal pages. */
export function sectionOfPath(path: string): SectionSlug | undefined {
  const first = path.split("/")[1] ?? ""
  return SECTIONS.find(section => section.slug === first)?.slug ?? HOSTED[first]
}
