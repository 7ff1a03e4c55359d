/** What an example document says of itself, by category: the parts a real one would have. */
export const outlines: Record<string, readonly string[]> = {
  reglements: [
    "L’objet du règlement et les personnes qu’il concerne",
    "Les définitions des termes employés",
    "Les règles, article par article",
    "Les recours et la personne à joindre",
    "La date d’adoption, la date d’entrée en vigueur et les modifications",
  ],
  proces_verbaux: [
    "La date, le lieu et la liste des présences, par fonction",
    "L’ordre du jour adopté",
    "Chaque proposition, qui la présente et qui l’appuie, par fonction",
    "Le résultat de chaque vote",
    "Les suites à donner et la date de la prochaine séance",
  ],
  memoires: [
    "Un résumé d’une page",
    "La situation, avec la source et l’année de chaque donnée",
    "L’analyse de la Confédération",
    "La liste numérotée des recommandations",
    "La bibliographie",
  ],
  positions: [
    "Le problème, en quelques phrases",
    "Le principe défendu et l’instance qui l’a adopté",
    "Les demandes, et à qui elles s’adressent",
    "La date à laquelle la position sera revue",
  ],
  rapports: [
    "Le mot de l’instance responsable",
    "Les activités de la période",
    "Les résultats, comparés aux objectifs",
    "L’utilisation des fonds",
    "Les recommandations pour la suite",
  ],
  formulaires: [
    "Les renseignements demandés, et pourquoi ils le sont",
    "Les pièces à joindre",
    "La date limite et l’adresse où envoyer le formulaire",
    "Le délai de réponse",
    "La durée de conservation des renseignements",
  ],
  elections: [
    "Les postes visés et les personnes habiles à voter",
    "Les dates et les heures de chaque étape",
    "Les règles de campagne et de scrutin",
    "Les coordonnées de la présidence d’élection",
    "La procédure de contestation",
  ],
  guides: [
    "À qui le guide s’adresse",
    "Les étapes, dans l’ordre",
    "Les délais à respecter",
    "Les questions fréquentes",
    "Les personnes à joindre",
  ],
}

/** The same for the guide in English, whose summary on the site is in French. */
export const englishSummary = "Services, places and people to know during your first week on campus."
export const englishOutline: readonly string[] = [
  "Who this guide is for",
  "What to do during the first week, in order",
  "Services on campus and their opening hours",
  "Emergency and help lines",
  "People to write to",
]
