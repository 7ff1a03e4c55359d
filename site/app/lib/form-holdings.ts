/** What a form asks for and what becomes of it: printed on the form, listed on the privacy page, enforced by the purge. */
export type FormHolding = {
  title: string
  address: string
  /** Begins its receipt numbers. */
  prefix: string
  purpose: string
  /** Who reads it, by office. */
  recipients: string
  /** Months after which every copy is destroyed. */
  retention: number
}

/** Every form of the site that keeps what is sent to it. */
export const FORM_HOLDINGS = {
  interview_request: {
    title: "Demande d’entrevue",
    address: "/a-propos/demande-entrevue",
    prefix: "ENT",
    purpose: "Répondre à votre demande et trouver qui peut vous parler",
    recipients: "Les relations avec les médias et la personne désignée pour répondre",
    retention: 12,
  },
  rights_office_request: {
    title: "Demande au bureau des droits étudiants",
    address: "/formulaires/bde-contact",
    prefix: "BDE",
    purpose: "Comprendre votre situation et vous joindre pour vous accompagner",
    recipients: "Les personnes du bureau des droits seulement; ni l’exécutif, ni l’université",
    retention: 24,
  },
  rights_office_satisfaction: {
    title: "Avis sur le bureau des droits",
    address: "/formulaires/bde-satisfaction",
    prefix: "AVI",
    purpose: "Améliorer l’accompagnement du bureau des droits",
    recipients: "La coordination du bureau des droits",
    retention: 12,
  },
  pub_application: {
    title: "Candidature au pub",
    address: "/formulaires/pubu-postuler",
    prefix: "PUB",
    purpose: "Étudier votre candidature et vous joindre pour une entrevue",
    recipients: "La gérance du pub et la personne responsable de l’embauche",
    retention: 6,
  },
  board_reservation: {
    title: "Réservation de babillards",
    address: "/services/babillards",
    prefix: "BAB",
    purpose: "Réserver des babillards et vous joindre au sujet de la réservation",
    recipients: "La logistique",
    retention: 12,
  },
  feedback: {
    title: "Remarque sur une page",
    address: "/retroaction",
    prefix: "REM",
    purpose: "Corriger et améliorer les pages du site",
    recipients: "Les communications",
    retention: 12,
  },
} as const satisfies Record<string, FormHolding>

export type FormName = keyof typeof FORM_HOLDINGS

/** « 1 an », « 6 mois », « 2 ans ». */
export function formatRetention(months: number): string {
  if (months % 12 !== 0) return `${months}\u00A0mois`
  const years = months / 12
  return `${years}\u00A0an${years === 1 ? "" : "s"}`
}
