/** Why people come, in the order of how much it weighs, with the services that answer. */
const NEEDS = [
  { id: "droits", title: "Faire valoir mes droits", paths: ["/services/bde"] },
  {
    id: "organiser",
    title: "Organiser une activité",
    paths: [
      "/services/pret-et-location",
      "/services/babillards",
      "/services/petit-campus",
      "/services/vitrine-socioculturelle",
    ],
  },
  {
    id: "quotidien",
    title: "Vivre sur le campus",
    paths: [
      "/services/frigo-partage",
      "/services/espaces-de-stockage",
      "/services/toilettes-universelles",
      "/services/covoiturage",
      "/services/agenda-universitaire",
    ],
  },
  {
    id: "sortir",
    title: "Sortir et jouer",
    paths: [
      "/services/jeudis-grand-salon",
      "/services/show-de-la-rentree",
      "/services/oktoberfest",
      "/services/jeux-interfacultaires",
    ],
  },
  { id: "partenaires", title: "Travailler avec nous", paths: ["/services/devenir-partenaire"] },
] as const

const OTHERS = { id: "autres", title: "Aussi offert" }

/** A service as its index mentions it. */
export type ServiceSummary = { path: string; title: string; summary: string; isNew: boolean }

/** The services by need; those an editor added since come last, and a need that nothing answers is left out. */
export function groupByNeed(services: readonly ServiceSummary[]) {
  const known = new Map(services.map((service) => [service.path, service]))
  const groups = NEEDS.map(({ id, title, paths }) => ({
    id,
    title,
    services: paths.flatMap((path) => known.get(path) ?? []),
  }))
  const placed = new Set(groups.flatMap((group) => group.services))
  const others = services.filter((service) => !placed.has(service))
  return [...groups, { ...OTHERS, services: others }].filter((group) => group.services.length > 0)
}
