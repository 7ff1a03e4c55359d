import type { Organization, WebSite } from "schema-dts"
import { organizationRef, type Site } from "./site-data.ts"

/** Who speaks on this site; each part is also in the footer. */
export const organizationData = (site: Site): Exclude<Organization, string> => ({
  "@type": "Organization",
  ...organizationRef(site),
  name: site.name,
  alternateName: site.shortName,
  url: `${site.siteUrl}/`,
  logo: `${site.siteUrl}/apple-touch-icon.png`,
  ...(site.tagline && { description: site.tagline }),
  ...(site.contact.email && { email: site.contact.email }),
  ...(site.contact.phone && { telephone: site.contact.phone }),
  ...(site.contact.addressLines.length > 0 && {
    address: { "@type": "PostalAddress", streetAddress: site.contact.addressLines.join(", "), addressCountry: "CA" },
  }),
  ...(site.socialLinks.length > 0 && { sameAs: site.socialLinks.map(({ url }) => url) }),
})

/** Not in the vocabulary, but what search engines read. */
const QUERY_INPUT = { "query-input": "required name=search_term_string" }

/** The site itself, and how to search it. */
export const websiteData = (site: Site): Exclude<WebSite, string> => ({
  "@type": "WebSite",
  name: site.name,
  alternateName: site.shortName,
  url: `${site.siteUrl}/`,
  inLanguage: "fr-CA",
  publisher: organizationRef(site),
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${site.siteUrl}/recherche?q={search_term_string}` },
    ...QUERY_INPUT,
  },
})
