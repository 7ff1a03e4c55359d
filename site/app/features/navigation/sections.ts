/** The five sections of the site, in the order of the menu; `slug` is the first word of their addresses. */
export const SECTIONS = [
  { slug: "a-propos", label: "À propos" },
  { slug: "implication", label: "Implication" },
  { slug: "enjeux", label: "Enjeux" },
  { slug: "ressources", label: "Ressources" },
  { slug: "services", label: "Services" },
] as const

/** Pages of the menu that belong to no section: what happens, rather than what is. */
export const QUICK_PATHS = ["/actualites", "/evenements", "/documentation"]
