import { createHash } from "node:crypto"
import { compress } from "./compress.ts"
import { chooseEncoding } from "./encoding.ts"
import type { PageHeader } from "./published/page-file.ts"
import type { PageShelf } from "./published/page-shelf.ts"
import { type Exchange, send } from "./reply.ts"

const day = 86_400_000

/** How long a `security.txt` promises to be right: it is written anew every day, so it never comes near its end. */
const securityLifetime = 180 * day

const robots = (origin: string) => `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`

const security = (origin: string, now: number) =>
  [
    `Contact: ${origin}/a-propos`,
    `Expires: ${new Date(Math.floor(now / day) * day + securityLifetime).toISOString()}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n")

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

const entry =
  (origin: string) =>
  ({ address, changedAt }: PageHeader) =>
    `<url><loc>${escapeXml(origin + address)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod></url>`

/** Exactly the published pages that may be indexed, with the moment their own content last changed. */
export const sitemap = (origin: string, pages: readonly PageHeader[]): string => {
  const indexable = pages.filter(({ isIndexable }) => isIndexable)
  const sorted = indexable.toSorted((one, other) => (one.address < other.address ? -1 : 1))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sorted.map(entry(origin)),
    "</urlset>\n",
  ].join("\n")
}

type SiteFile = { mediaType: string; write: () => string; stamp: () => number }

/** The files for machines, written from what is published: they answer without the content backend too. */
export const siteFiles = (origin: string, shelf: PageShelf): ReadonlyMap<string, SiteFile> => {
  const text = "text/plain; charset=utf-8"
  const today = () => Math.floor(Date.now() / day)
  const files: [string, SiteFile][] = [
    ["/robots.txt", { mediaType: text, write: () => robots(origin), stamp: () => 0 }],
    ["/.well-known/security.txt", { mediaType: text, write: () => security(origin, Date.now()), stamp: today }],
    [
      "/sitemap.xml",
      {
        mediaType: "application/xml; charset=utf-8",
        write: () => sitemap(origin, shelf.headers()),
        stamp: () => shelf.version,
      },
    ],
  ]
  return new Map(files.map(([path, file]) => [path, { ...file, write: whenStale(file) }]))
}

/** Writes a file again only when its stamp has changed. */
const whenStale = ({ write, stamp }: SiteFile) => {
  let written: { stamp: number; content: string } | undefined
  return () => {
    const current = stamp()
    if (written?.stamp !== current) written = { stamp: current, content: write() }
    return written.content
  }
}

/** Answers with one of the files for machines. */
export const answerSiteFile = async (exchange: Exchange, { mediaType, write }: SiteFile) => {
  const content = Buffer.from(write())
  const encoding = chooseEncoding(exchange.request.headers["accept-encoding"])
  const tag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}-${encoding}"`
  const headers = [
    "Content-Type",
    mediaType,
    "Cache-Control",
    "public, max-age=300",
    "Vary",
    "Accept-Encoding",
    "ETag",
    tag,
  ]
  if (exchange.request.headers["if-none-match"]?.includes(tag)) return send(exchange, 304, headers)
  if (encoding !== "identity") headers.push("Content-Encoding", encoding)
  send(exchange, 200, headers, await compress(content, encoding, "quick"))
}
