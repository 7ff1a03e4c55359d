/** One body of a page, in the two forms that are kept; the plain one is unpacked for the rare client that wants it. */
export type Form = {
  mediaType: string
  /** Names these bytes: the same text always gets the same tag. */
  tag: string
  br: Buffer
  gzip: Buffer
}

/** A finished answer to one address. It never changes: a new rendering makes a new one, which replaces it in one step. */
export type PublishedPage = {
  /** Path, and query in its canonical order: `/actualites?page=2`. */
  address: string
  status: number
  /** Where a redirect leads. */
  location: string | undefined
  /** From when on it is not handed out any more, ms: the address of a vote that has closed. */
  endsAt: number | undefined
  /** From when on time has made it wrong, ms; files of earlier versions do not say. */
  rightUntil?: number | undefined
  /** The code build that rendered it. */
  build: string
  /** When its reads began, ms: what was read later is newer. */
  renderedAt: number
  /** When its own content last became different, ms: what the sitemap says. */
  changedAt: number
  /** Names its own content, without the layout around it, and all its data. */
  contentTag: string
  dataTag: string
  isIndexable: boolean
  /** The records that it is the page of: `news/12`. A change of one is published first, even before the first rendering after a start. */
  about: string[]
  /** Ids of the other sites that it may ask once the visitor consents, separated by spaces: its headers allow them. */
  guests: string
  /** It holds a form: each visitor gets it with a token of their own. */
  holdsToken: boolean
  /** Addresses of the media it shows: what it does not show is not handed out. */
  media: string[]
  document: Form
  /** The data of the same rendering, for in-app navigation. */
  payload: Form | undefined
}
