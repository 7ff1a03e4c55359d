import { typeset } from "./typeset.ts"

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
/** What Directus calls `meta` or `schema`: free-form JSON. */
export type Properties = { [key: string]: Json }

/** The languages in which an editor may use the Studio and still read our own French. */
export const studioLanguages = ["fr-CA", "fr-FR"]

export const translated = (translation: string) => ({
  translations: studioLanguages.map((language) => ({ language, translation: typeset(translation) })),
})
