const home = "accueil"

/** The address of the image that a link to a page shows elsewhere: `/services/bde` → `/partage/services/bde.png`. */
export const shareImageOf = (path: string): string => `/partage${path === "/" ? `/${home}` : path}.png`

/** The page whose share image an address is; undefined when it is none. */
export function pageOfShareImage(address: string): string | undefined {
  const page = /^\/partage(\/.+)\.png$/.exec(address)?.[1]
  return page === `/${home}` ? "/" : page
}
