const home = "accueil"

/**
 * The address of the image that a link to a page shows elsewhere: `/services/bde` → `/partage/services/bde.png`. The
 * views of a list (`/evenements?periode=passes`) have the image of the list.
 */
export function shareImageOf(path: string): string {
  const [page = ""] = path.split("?")
  return `/partage${page === "/" ? `/${home}` : page}.png`
}

/** The page whose share image an address is; undefined when it is none. */
export function pageOfShareImage(address: string): string | undefined {
  const page = /^\/partage(\/.+)\.png$/.exec(address)?.[1]
  return page === `/${home}` ? "/" : page
}
