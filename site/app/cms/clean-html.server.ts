import sanitizeHtml, { type Attributes } from "sanitize-html"
import { typeset } from "#app/lib/french.ts"
import { mediaUrl } from "#app/lib/media-url.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import type { SafeHtml } from "#app/lib/safe-html.ts"

const VERBATIM_TAGS = new Set(["code", "pre", "kbd", "samp"])
const ASSET = /^(?:https?:\/\/[^/]+)?\/assets\/([0-9a-f-]{36})(?:[/?#].*)?$/i
const MEDIA = /^\/media\/[\w./-]+$/

/** A picture inserted in the Studio points at the content backend, which visitors never reach. */
function siteImage(attributes: Attributes): Attributes {
  const [, id] = ASSET.exec(attributes.src ?? "") ?? []
  const { src: _, ...others } = attributes
  const src = id === undefined ? attributes.src : mediaUrl(id)
  return { ...others, alt: typeset(attributes.alt ?? ""), loading: "lazy", ...(src !== undefined && { src }) }
}

function safeLink({ href: written, title }: Attributes): Attributes {
  const href = safeHref(written)
  if (href === undefined) return {}
  const rel: Attributes = /^https?:/i.test(href) ? { rel: "noopener" } : {}
  return { href, ...rel, ...(title !== undefined && { title: typeset(title) }) }
}

const toCell = (tagName: string, { colspan, rowspan, scope }: Attributes) => ({
  tagName,
  attribs: {
    ...(/^\d{1,2}$/.test(colspan ?? "") && { colspan: `${colspan}` }),
    ...(/^\d{1,2}$/.test(rowspan ?? "") && { rowspan: `${rowspan}` }),
    ...(/^(?:col|row)$/.test(scope ?? "") && { scope: `${scope}` }),
  },
})

/** The editor writes a paragraph in each item of a list; it is one only where there are several. */
const LONE_PARAGRAPH = /<li><p>((?:(?!<\/?p\b).)*)<\/p>(?=<\/li>|<[uo]l\b)/gs

/** The one `SafeHtml` maker: what the type promises, `cleanHtml` has just done. */
function assertCleaned(_html: string): asserts _html is SafeHtml {}

/**
 * Rich text of the Studio as HTML that a page may insert: an allow-list of elements and attributes, links to
 * http(s), mailto, tel or this site, pictures of this site only, headings from `h2` to `h4`, French typography.
 */
export function cleanHtml(written: string): SafeHtml {
  let verbatimDepth = 0
  const cleaned = sanitizeHtml(written, {
    allowedTags: [
      ..."h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong em b i s sub sup small abbr cite q mark code pre kbd samp".split(
        " ",
      ),
      ..."a table caption thead tbody tfoot tr th td figure figcaption img".split(" "),
    ],
    allowedAttributes: {
      a: ["href", "rel", "title"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
      ol: ["start"],
      abbr: ["title"],
      h2: ["id"],
      h3: ["id"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      strike: "s",
      del: "s",
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: siteImage(attribs) }),
      th: toCell,
      td: toCell,
    },
    exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
      (tag === "img" && !MEDIA.test(attribs.src ?? "")) ||
      (tag === "p" && text.trim() === "" && (mediaChildren ?? []).length === 0),
    onOpenTag: (name) => void (verbatimDepth += VERBATIM_TAGS.has(name) ? 1 : 0),
    onCloseTag: (name) => void (verbatimDepth -= VERBATIM_TAGS.has(name) ? 1 : 0),
    textFilter: (text) => (verbatimDepth > 0 ? text : typeset(text)),
  })
  const tight = cleaned.replace(LONE_PARAGRAPH, "<li>$1")
  assertCleaned(tight)
  return tight
}
