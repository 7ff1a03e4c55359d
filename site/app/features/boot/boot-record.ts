/** What a page carries, as inert JSON, so that the starter can load the application later. */
export type BootRecord = {
  /** React Router's handoff: settings, without loader data. */
  handoff: Record<string, unknown>
  /** Where the loader data is: beside a published page, else here, in React Router's own text format. */
  data: { payload: string; tag: string } | { stream: string }
  /** URLs of the route manifest and of the client entry. */
  manifest: string
  entry: string
  /** Module URL of each matched route, by route id. */
  routes: Record<string, string>
  /** Everything the application needs on this page, to ask for it at once. */
  preload: string[]
  /** Module that carries on the session of somebody who signed in; absent when sessions are not carried on. */
  keepSession: string | undefined
}
