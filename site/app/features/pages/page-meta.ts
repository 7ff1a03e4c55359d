import type { MetaDescriptor } from "react-router"
import { faqData } from "#app/features/structured-data/faq-data.ts"
import { shareImageOf } from "#app/lib/share-address.ts"
import { breadcrumbData } from "#app/features/structured-data/breadcrumb-data.ts"

type Site = { siteUrl: string; name: string; shortName: string; isLaunched: boolean }

type Step = { href: string; label: string }

/** What a page says of itself to search engines and share cards. */
export type PageMeta = {
  path: string
  title: string
  description: string
  isNoindex?: boolean | undefined
  /** The title on the share image, where it is not the page's own: a view of a list has the image of the list. */
  imageTitle?: string
  /** The pages above, from home. */
  breadcrumb?: readonly Step[]
  blocks?: Parameters<typeof faqData>[0]
}

/** The matches of a route's `meta`: the first one is the root, which knows the site; the last one is the page. */
type Matches = readonly [{ loaderData?: { settings: Site } | undefined } | undefined, ...unknown[]]

/** Whether the page is made for one visitor: what is not published has no image. */
function isFresh(matches: Matches): boolean {
  const page = matches.at(-1)
  if (typeof page !== "object" || page === null || !("handle" in page)) return false
  const { handle } = page
  return typeof handle === "object" && handle !== null && "isFresh" in handle && handle.isFresh === true
}

const imageMeta = (page: PageMeta, site: Site): MetaDescriptor[] => [
  { property: "og:image", content: site.siteUrl + shareImageOf(page.path) },
  { property: "og:image:type", content: "image/png" },
  { property: "og:image:width", content: "1200" },
  { property: "og:image:height", content: "630" },
  { property: "og:image:alt", content: `Affiche\u00A0: ${page.imageTitle ?? page.title}` },
  { name: "twitter:card", content: "summary_large_image" },
]

const socialMeta = (page: PageMeta, site: Site, url: string): MetaDescriptor[] => [
  { property: "og:type", content: "website" },
  { property: "og:locale", content: "fr_CA" },
  { property: "og:site_name", content: site.name },
  { property: "og:title", content: page.title },
  { property: "og:description", content: page.description },
  { property: "og:url", content: url },
]

/** What search engines read apart from the page; it only ever repeats what the page shows. */
export const structured = (thing: object | undefined): MetaDescriptor[] =>
  thing === undefined ? [] : [{ "script:ld+json": { "@context": "https://schema.org", ...thing } }]

/**
 * Title « {page} - {short name} », description, canonical address and share card of a page.
 * Search engines stay out of pages marked so, and of every page until the site is launched.
 */
export function pageMeta(matches: Matches, page: PageMeta | undefined): MetaDescriptor[] {
  const site = matches[0]?.loaderData?.settings
  if (site === undefined || page === undefined) return [{ title: page?.title ?? "" }]
  const url = `${site.siteUrl}${page.path}`
  return [
    { title: `${page.title} - ${site.shortName}` },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.isNoindex || !site.isLaunched ? [{ name: "robots", content: "noindex" }] : []),
    ...socialMeta(page, site, url),
    ...(isFresh(matches) ? [] : imageMeta(page, site)),
    ...(page.breadcrumb?.length
      ? structured(breadcrumbData(site.siteUrl, page.breadcrumb, { href: page.path, label: page.title }))
      : []),
    ...structured(faqData(page.blocks ?? [])),
  ]
}

/** What the poster of a page says of itself: for printing, not for search engines. */
export const posterMeta = (matches: Matches, page: PageMeta | undefined): MetaDescriptor[] =>
  pageMeta(matches, page && { ...page, title: `Affiche\u00A0: ${page.title}`, imageTitle: page.title, isNoindex: true })
