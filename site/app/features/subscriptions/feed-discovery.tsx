import { FEEDS } from "./feeds.ts"

/** What tells a reader, in the head of every page, that there are feeds. */
export function FeedDiscovery() {
  return Object.values(FEEDS).flatMap(({ title, atom, json }) => [
    <link key={atom} rel="alternate" type="application/atom+xml" title={title} href={atom} />,
    <link key={json} rel="alternate" type="application/feed+json" title={title} href={json} />,
  ])
}
