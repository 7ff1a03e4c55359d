import { expect, test } from "vitest"
import { breadcrumbData } from "#app/features/structured-data/breadcrumb-data.ts"
import { readPageFacts } from "./page-facts.ts"

const head =
  '<meta property="og:site_name" content="La &quot;Conf&quot;"/><meta property="og:title" content="L&#x27;aide"/>'
const crumbs = (labels: string[]) => {
  const [last = "", ...above] = labels.toReversed()
  const list = breadcrumbData(
    "https://site.example",
    above.toReversed().map((label) => ({ href: `/${label}`, label })),
    { href: "/x", label: last },
  )
  return `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", ...list })}</script>`
}

test("title, name and section are those that the page says", () => {
  const page = head + crumbs(["Accueil", 'Services "du jour"', "Aide"])
  expect(readPageFacts(page)).toEqual({ title: "L'aide", kicker: 'Services "du jour"', name: 'La "Conf"' })
})

test("right under home there is no section", () => {
  expect(readPageFacts(head + crumbs(["Accueil", "Aide"]))?.kicker).toBeUndefined()
  expect(readPageFacts(head)?.kicker).toBeUndefined()
})
