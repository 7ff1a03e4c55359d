/** A feed of this site, in its two forms; addresses on this site. */
export const FEEDS = {
  news: {
    title: "Actualités",
    description: "Chaque nouvelle, en entier, dès qu’elle est publiée.",
    page: "/actualites",
    atom: "/actualites/flux.xml",
    json: "/actualites/flux.json",
  },
  jobOffers: {
    title: "Offres d’emploi",
    description: "Les offres ouvertes; celles qui expirent disparaissent.",
    page: "/a-propos/offres-emploi",
    atom: "/a-propos/offres-emploi/flux.xml",
    json: "/a-propos/offres-emploi/flux.json",
  },
} as const
