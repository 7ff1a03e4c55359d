/** Where a collection is shown when its records have no page of their own. */
const shownAt = {
  announcements: "/",
  associations: "/a-propos/associations-membres",
  documents: "/documentation",
  elections: "/implication/elections",
  equipment: "/services/pret-et-location",
  executive_members: "/a-propos/comite-executif",
  governing_bodies: "/implication/autres-conseils-comites-commissions",
  grants: "/ressources/subventions",
  settings: "/",
  staff: "/a-propos/personnel-regulier",
  subsidiaries: "/a-propos/filiales",
}

/** The address of the site where a record is seen; undefined for what is shown in several places. */
export function addressOf(collection, record) {
  if (collection === "pages") return record.path
  if (collection === "news") return `/actualites/${record.slug}`
  if (collection === "events") return `/evenements/${record.slug}`
  if (collection === "job_offers") return `/a-propos/offres-emploi/${record.id}`
  if (collection === "redirects") return record.from_path
  return shownAt[collection]
}

/** Where the Studio shows a record. */
export const studioPathOf = (collection, id) =>
  collection === "settings" ? "/content/settings" : `/content/${collection}/${id}`

/**
 * Tells whether an address of the site leads somewhere: by what is published, else by asking the site itself.
 * @param {string | undefined} site its origin; without it, what is not known is given the benefit of the doubt
 */
export function createAddressBook(database, site) {
  /** @type {Map<string, Promise<boolean>>} */
  const asked = new Map()
  /** @type {Promise<Set<string>> | undefined} */
  let published

  const readPublished = async () => {
    const collections = { pages: "path", news: "slug", events: "slug", job_offers: "id", redirects: "from_path" }
    const found = await Promise.all(
      Object.entries(collections).map(async ([collection, field]) => {
        const rows = await database(collection).select("id", field).where({ status: "published" })
        return rows.map((row) => addressOf(collection, row))
      }),
    )
    return new Set(found.flat())
  }

  const ask = async (path) => {
    if (!site) return true
    const response = await fetch(site + path, { redirect: "manual", signal: AbortSignal.timeout(5_000) }).catch(
      () => undefined,
    )
    await response?.body?.cancel()
    return response?.status !== 404
  }

  return {
    /** @param {string} href begins with « / » */
    leadsSomewhere: async (href) => {
      const path = readable(href.split(/[?#]/)[0])?.replace(/(?<=.)\/$/, "")
      if (path === undefined) return false
      published ??= readPublished()
      if ((await published).has(path)) return true
      if (!asked.has(path)) asked.set(path, ask(path))
      return asked.get(path)
    },
    /** Whether a page of another site still exists; asked politely, once a run. */
    answers: async (href) => {
      if (!asked.has(href)) asked.set(href, exists(href))
      return asked.get(href)
    },
  }
}

/** What an address says, undefined when it is none: « /rabais-50% ». */
function readable(path) {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

async function exists(href) {
  for (const method of ["HEAD", "GET"]) {
    const response = await fetch(href, { method, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    await response?.body?.cancel()
    // A site that refuses robots, or is down for a moment, is not a dead link.
    if (response && ![404, 405, 410].includes(response.status)) return true
    if (response && response.status !== 405) return false
  }
  return true
}
