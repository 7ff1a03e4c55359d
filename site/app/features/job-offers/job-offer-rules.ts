/** What kind of work it is, as visitors read it. */
export const EMPLOYMENT_TYPES = {
  FULL_TIME: "Temps plein",
  PART_TIME: "Temps partiel",
  TEMPORARY: "Temporaire",
  CONTRACTOR: "Contrat",
  INTERN: "Stage",
  VOLUNTEER: "Bénévolat",
} as const

/** « Dernier jour », « Il reste 1 jour », « Il reste 12 jours ». The closing day is included. */
export function describeDaysLeft(days: number): string {
  if (days < 0) return "Offre expirée"
  if (days === 0) return "Dernier jour pour postuler"
  return `Il reste ${days}\u00A0jour${days === 1 ? "" : "s"}`
}
