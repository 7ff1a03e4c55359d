/** What a place may have, in the order people look for it. */
export const PLACE_FEATURES = {
  step_free: "Accès sans marche",
  automatic_door: "Porte automatique",
  grab_bars: "Barres d’appui",
  changing_table: "Table à langer",
  shower: "Douche",
  hoist: "Lève-personne",
  menstrual_products: "Produits menstruels",
  heated: "Chauffé",
  secured: "Verrouillé",
} as const

export type PlaceFeature = keyof typeof PLACE_FEATURES

const isFeature = (key: string): key is PlaceFeature => Object.hasOwn(PLACE_FEATURES, key)

const ALL = Object.keys(PLACE_FEATURES).filter(isFeature)

/** Those of the features that are known, in their usual order. */
export const orderFeatures = (keys: readonly string[]): PlaceFeature[] =>
  ALL.filter((feature) => keys.includes(feature))

/** The feature that an address names; undefined when there is no such one. */
export const findFeature = (key: string | null): PlaceFeature | undefined => ALL.find((feature) => feature === key)

/** The features that at least one of the places has. */
export const featuresAmong = (places: readonly { features: readonly PlaceFeature[] }[]): PlaceFeature[] =>
  orderFeatures(places.flatMap(({ features }) => features))
