/**
 * Pages that are never measured, whatever was consented, with everything under them: help for one's mental health, the
 * rights office, and whatever holds a form. A browser test crawls the site for forms that this list would forget.
 */
const NEVER = [
  "/ressources/sante-psychologique",
  "/services/bde",
  "/formulaires",
  "/a-propos/demande-entrevue",
  "/a-propos/offres-emploi",
  "/retroaction",
  "/services/babillards",
]

/** Whether the page at a path may be measured. */
export const mayMeasure = (path: string): boolean =>
  !NEVER.some((excluded) => path === excluded || path.startsWith(`${excluded}/`))
