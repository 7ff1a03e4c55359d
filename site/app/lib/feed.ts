/** One entry of a feed. `id` is a URI that stays for ever; addresses are absolute; `html` is safe to show. */
export type FeedItem = {
  id: string
  url: string
  title: string
  summary: string
  html: string
  author: string | undefined
  publishedAt: Date
  changedAt: Date
}

/** A feed, the latest entry first. `pageUrl` is what people read; `atomUrl` and `jsonUrl` its two forms. All absolute. */
export type Feed = {
  title: string
  description: string
  author: string
  pageUrl: string
  atomUrl: string
  jsonUrl: string
  items: readonly FeedItem[]
}

// What XML 1.0 cannot hold, even escaped.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\r": "&#13;" }

const escape = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, "")
    .replace(/[&<>"\r]/g, (character) => ENTITIES[character] ?? "")

/** The addresses of this site that content holds (`href="/x"`), made absolute: a reader shows them somewhere else. */
export const withAbsoluteAddresses = (html: string, origin: string): string =>
  html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`)

/** When a feed last changed: with its latest entry. An empty one has never changed, so that it reads the same twice. */
const updatedAt = (items: readonly FeedItem[]) =>
  new Date(Math.max(0, ...items.map(({ changedAt }) => changedAt.getTime())))

const toEntry = ({ id, url, title, summary, html, author, publishedAt, changedAt }: FeedItem) => `  <entry>
    <id>${escape(id)}</id>
    <title>${escape(title)}</title>
    <link rel="alternate" type="text/html" href="${escape(url)}"/>
    <published>${publishedAt.toISOString()}</published>
    <updated>${changedAt.toISOString()}</updated>${author === undefined ? "" : `\n    <author><name>${escape(author)}</name></author>`}
    <summary>${escape(summary)}</summary>
    <content type="html">${escape(html)}</content>
  </entry>
`

/** The Atom form of a feed (RFC 4287). */
export const writeAtom = ({ title, description, author, pageUrl, atomUrl, items }: Feed): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr-CA">
  <id>${escape(atomUrl)}</id>
  <title>${escape(title)}</title>
  <subtitle>${escape(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escape(atomUrl)}"/>
  <link rel="alternate" type="text/html" href="${escape(pageUrl)}"/>
  <updated>${updatedAt(items).toISOString()}</updated>
  <author><name>${escape(author)}</name></author>
${items.map(toEntry).join("")}</feed>
`

/** The JSON form of a feed (jsonfeed.org, version 1.1). */
export const writeJsonFeed = ({ title, description, author, pageUrl, jsonUrl, items }: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language: "fr-CA",
    home_page_url: pageUrl,
    feed_url: jsonUrl,
    authors: [{ name: author }],
    items: items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      summary: item.summary,
      content_html: item.html,
      date_published: item.publishedAt.toISOString(),
      date_modified: item.changedAt.toISOString(),
      ...(item.author !== undefined && { authors: [{ name: item.author }] }),
    })),
  })
