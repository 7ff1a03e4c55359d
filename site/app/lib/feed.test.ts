import fc from "fast-check"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import { expect, test } from "vitest"
import { z } from "zod"
import { type FeedItem, withAbsoluteAddresses, writeAtom, writeJsonFeed } from "./feed.ts"

const item: FeedItem = {
  id: "tag:site.example,2026:actualite-7",
  url: "https://site.example/actualites/cafes",
  title: "Cafés étudiants",
  summary: "Deux de plus.",
  html: "<p>Deux de plus.</p>",
  author: undefined,
  publishedAt: new Date("2026-11-20T17:00:00Z"),
  changedAt: new Date("2026-11-20T18:00:00Z"),
}
const feedOf = (items: readonly FeedItem[]) => ({
  title: "Actualités",
  description: "Tout.",
  author: "Confédération",
  pageUrl: "https://site.example/actualites",
  atomUrl: "https://site.example/actualites/flux.xml",
  jsonUrl: "https://site.example/actualites/flux.json",
  items,
})

const parser = new XMLParser({
  ignoreAttributes: false,
  trimValues: false,
  parseTagValue: false,
  processEntities: { enabled: true, maxTotalExpansions: 1e6, maxExpandedLength: 1e7 },
  htmlEntities: true,
  isArray: (name) => name === "entry",
})
const Text = z.union([
  z.string(),
  z.object({ "#text": z.string().optional() }).transform((node) => node["#text"] ?? ""),
])
const Atom = z.object({
  feed: z.object({
    id: z.string(),
    updated: z.iso.datetime(),
    entry: z
      .array(z.object({ id: z.string(), title: Text, summary: Text, content: Text, updated: z.iso.datetime() }))
      .default([]),
  }),
})
const Json = z.object({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  feed_url: z.url(),
  items: z.array(
    z.object({ id: z.string(), url: z.url(), title: z.string(), summary: z.string(), content_html: z.string() }),
  ),
})

test("a feed says when its latest entry changed, and the same twice", () => {
  const later = { ...item, id: "tag:site.example,2026:actualite-8", changedAt: new Date("2026-11-21T00:00:00Z") }
  const text = writeAtom(feedOf([item, later]))
  expect(Atom.parse(parser.parse(text)).feed.updated).toBe("2026-11-21T00:00:00.000Z")
  expect(writeAtom(feedOf([]))).toBe(writeAtom(feedOf([])))
})

test("an address of this site is absolute in a reader, others are left alone", () => {
  const html = '<a href="/x">x</a><img src="/media/1"><a href="//ailleurs.example">y</a><a href="#z">z</a>'
  expect(withAbsoluteAddresses(html, "https://site.example")).toBe(
    '<a href="https://site.example/x">x</a><img src="https://site.example/media/1"><a href="//ailleurs.example">y</a><a href="#z">z</a>',
  )
})

const awkward = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 300 }),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }),
  fc.constantFrom(
    'L’été & « l’île » <b>"fort"</b>',
    "]]>",
    "<![CDATA[x]]>",
    "&amp;lt;",
    "🎉👩🏽‍🎓".repeat(75),
    "é".repeat(300),
  ),
)
// oxlint-disable-next-line no-control-regex -- what XML cannot hold
const asXml = (text: string) => text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")

test("whatever an editor types is read back the same by another library", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ title: awkward, summary: awkward, html: awkward }), { maxLength: 4 }), (texts) => {
      const items = texts.map((text, position) => ({
        ...item,
        ...text,
        id: `tag:site.example,2026:actualite-${position}`,
      }))
      const atom = writeAtom(feedOf(items))
      expect(XMLValidator.validate(atom)).toBe(true)
      expect(
        Atom.parse(parser.parse(atom)).feed.entry.map(({ id, title, summary, content }) => [
          id,
          title,
          summary,
          content,
        ]),
      ).toEqual(items.map(({ id, title, summary, html }) => [id, asXml(title), asXml(summary), asXml(html)]))
      expect(
        Json.parse(JSON.parse(writeJsonFeed(feedOf(items)))).items.map((one) => [one.id, one.title, one.content_html]),
      ).toEqual(items.map(({ id, title, html }) => [id, title, html]))
    }),
    { numRuns: 300 },
  )
})
