import type { NewsArticle } from "schema-dts"
import type { Image } from "#app/lib/image.ts"
import { mediaUrl } from "#app/lib/media-url.ts"
import { organizationRef, type Site } from "./site-data.ts"

type Article = {
  path: string
  title: string
  summary: string
  date: string
  updatedOn: string | undefined
  author: string | undefined
  image: Image | undefined
}

/** A news item as its page shows it (SEO-6). Without an author, the organisation signs. */
export const newsData = (site: Pick<Site, "siteUrl">, article: Article): Exclude<NewsArticle, string> => ({
  "@type": "NewsArticle",
  headline: article.title,
  description: article.summary,
  datePublished: article.date,
  dateModified: article.updatedOn ?? article.date,
  inLanguage: "fr-CA",
  mainEntityOfPage: `${site.siteUrl}${article.path}`,
  author: article.author ? { "@type": "Organization", name: article.author } : organizationRef(site),
  publisher: organizationRef(site),
  ...(article.image && { image: `${site.siteUrl}${mediaUrl(article.image.id, Math.min(article.image.width, 1280))}` }),
})
