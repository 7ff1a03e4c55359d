/** What kind of work it is, as visitors read it. */
export const EMPLOYMENT_TYPES = {
  FULL_TIME: "Temps plein",
  PART_TIME: "Temps partiel",
  TEMPORARY: "Temporaire",
  CONTRACTOR: "Contrat",
  INTERN: "Stage",
  VOLUNTEER: "Bénévolat",
} as const

/** Days left under which an offer is pressing. */
const PRESSING = 5

export const isExpired = ({ daysLeft }: { daysLeft: number }): boolean => daysLeft < 0
export const isPressing = ({ daysLeft }: { daysLeft: number }): boolean => daysLeft >= 0 && daysLeft <= PRESSING
