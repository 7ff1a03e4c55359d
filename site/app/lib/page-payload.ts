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

/** Where the payload of a page is, from the site's root. */
export const payloadAddress = ({ pathname, search }: URL): string =>
  `${pathname === "/" ? "" : pathname}/_payload.json${search}`
