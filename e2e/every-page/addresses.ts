import routes from "../../site/app/routes.ts"

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined }

/** Addresses of screens: a route in a `.ts` file answers with data. */
const flatten = (entries: Entry[], base = ""): string[] =>
  entries.flatMap(({ path = "", file, children }) => {
    const address = path === "" ? base : `${base}/${path}`
    if (children) return flatten(children, address)
    return file.endsWith(".tsx") ? [address || "/"] : []
  })

const declared = flatten(routes)

/** The address that shows the not-found screen, with its status. */
export const notFoundPage = "/404"

/** Made for one visitor, or for this very moment: in no sitemap, tested by their journeys. */
const fresh = /\/(recu|annulation|disponibilites)$/

/** Whether an address is never published, so that it has no share image. */
export const isFresh = (address: string) => fresh.test(address)

/** Every address of `routes.ts` that answers 200 whatever the records. */
export const fixedAddresses = declared.filter(
  (address) => !/[:*]/.test(address) && !fresh.test(address) && address !== notFoundPage,
)

/**
 * One address for each shape that a record takes, in the seed as it is on the tests' day. The database of a test stack
 * is new, so offers are numbered as the seed lists them.
 */
export const recordAddresses = [
  "/actualites/candidatures-comite-executif",
  "/actualites/candidatures-comite-executif/affiche",
  "/actualites/reglements-plus-courts",
  "/actualites?annee=2024",
  "/evenements/jeudi-scene-libre",
  "/evenements/jeudi-scene-libre/affiche",
  "/evenements/soiree-jeux-de-societe",
  "/evenements/marche-echange-manuels",
  "/evenements/show-de-la-rentree-interieur",
  "/evenements/oktoberfest",
  "/evenements?periode=passes",
  "/evenements?type=college_electoral&periode=passes",
  "/a-propos/offres-emploi/1",
  "/a-propos/offres-emploi/4",
]

/** What the loops over every page visit. */
export const everyAddress = [...fixedAddresses, ...recordAddresses]

/** Pages of the empty layout: a poster, without header or footer. */
export const isPoster = (address: string) => address.endsWith("/affiche")
