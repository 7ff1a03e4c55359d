/** What `GET {path}/_payload.json` answers: the loader data of a page, made with its HTML. */
export type PagePayload = {
  /** Loader data by route id. */
  data: Record<string, unknown>
  /** Milliseconds since the epoch. */
  prerenderedAt: number
  /** Id of the code build: another one than the browser's means that its code is stale. */
  build: string
}
