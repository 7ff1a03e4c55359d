/** What `GET {path}/_payload.json` answers: the loader data of a page, made with its HTML. */
export type PagePayload = {
  /** Loader data by route id. */
  data: Record<string, unknown>
  /** Digest of the data: the HTML made with it carries the same. */
  tag: string
  /** Milliseconds since the epoch. */
  prerenderedAt: number
  /** Id of the code build: another one than the browser's means that its code is stale. */
  build: string
}

const SUFFIX = "/_payload.json"

/** Where the payload of a page is, from the site's root: `/x?y` → `/x/_payload.json?y`. */
export const payloadAddress = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  `${pathname === "/" ? "" : pathname}${SUFFIX}${search}`

/** The path of the page whose payload that is: `/x/_payload.json` → `/x`; undefined when it is no page's. */
export const pageOfPayload = (path: string): string | undefined =>
  path.endsWith(SUFFIX) ? path.slice(0, -SUFFIX.length) || "/" : undefined
