/** The kinds of what can be found: how an address writes them, how they are named in a list and on a result. */
export const SEARCH_KINDS = {
  page: { plural: "Pages", singular: "Page" },
  actualite: { plural: "Actualités", singular: "Actualité" },
  evenement: { plural: "Événements", singular: "Événement" },
  offre: { plural: "Offres d’emploi", singular: "Offre d’emploi" },
  document: { plural: "Documents", singular: "Document" },
  subvention: { plural: "Subventions", singular: "Subvention" },
  association: { plural: "Associations", singular: "Association" },
  personne: { plural: "Personnes", singular: "Personne" },
  instance: { plural: "Instances", singular: "Instance" },
  lieu: { plural: "Lieux", singular: "Lieu" },
  materiel: { plural: "Matériel", singular: "Matériel" },
} as const

export type SearchKind = keyof typeof SEARCH_KINDS

/** Whether an address may ask for that kind. */
export const isSearchKind = (written: string): written is SearchKind => Object.hasOwn(SEARCH_KINDS, written)

/** The kinds in the order of the filters. */
export const searchKinds = Object.keys(SEARCH_KINDS).filter(isSearchKind)
