/** What the parts of in-app navigation know in common. It lives in the browser, as long as the document. */
export const clientState = {
  /** Another build is served: the next navigation loads its target as a document. */
  isStale: false,
  /** Path of the page on screen. */
  shownPath: undefined as string | undefined,
  /** Path that the visitor waits for. */
  awaitedPath: undefined as string | undefined,
  /** What the router last asked the data of, to show it. */
  requested: undefined as URL | undefined,
  /** A form was just sent: what was published before it may not tell its effect. */
  wantsFreshData: false,
  /** Paths asked by fetchers, which need one route's data and not a page's. */
  fetchedPaths: new Set<string>(),
}
