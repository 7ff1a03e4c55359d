import type { BreadcrumbList } from "schema-dts"

type Step = { href: string; label: string }

/** The breadcrumb on screen, with the page itself at its end. */
export const breadcrumbData = (
  siteUrl: string,
  above: readonly Step[],
  page: Step,
): Exclude<BreadcrumbList, string> => ({
  "@type": "BreadcrumbList",
  itemListElement: [...above, page].map(({ href, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: `${siteUrl}${href}`,
  })),
})
