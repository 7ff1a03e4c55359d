import { expect, test } from "vitest"
import { pageMeta, posterMeta } from "./page-meta.ts"

const settings = { siteUrl: "https://site.example", name: "Confédération", shortName: "CE", isLaunched: true }
const page = { path: "/services/bde", title: "Bureau des droits", description: "Aide." }

const metaOf = (site = settings, about: Parameters<typeof pageMeta>[1] = page) =>
  pageMeta([{ loaderData: { settings: site } }], about)

test("a title ends with the short name of the organisation", () => {
  expect(metaOf()).toContainEqual({ title: "Bureau des droits - CE" })
})

test("a page has one canonical address, on the site's own origin", () => {
  expect(metaOf()).toContainEqual({ tagName: "link", rel: "canonical", href: "https://site.example/services/bde" })
})

test("the home page's canonical address has its slash", () => {
  expect(metaOf(settings, { ...page, path: "/" })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://site.example/",
  })
})

test("search engines stay out before the launch, and of pages marked so", () => {
  const noindex = { name: "robots", content: "noindex" }
  expect(metaOf()).not.toContainEqual(noindex)
  expect(metaOf({ ...settings, isLaunched: false })).toContainEqual(noindex)
  expect(metaOf(settings, { ...page, isNoindex: true })).toContainEqual(noindex)
})

test("the share image is an absolute address", () => {
  expect(metaOf()).toContainEqual({
    property: "og:image",
    content: "https://site.example/partage/services/bde.png",
  })
})

test("the share image is described by its own title: a view of a list has the image of the list", () => {
  const describe = (content: string) => ({ property: "og:image:alt", content })
  expect(metaOf()).toContainEqual(describe("Affiche\u00A0: Bureau des droits"))
  const view = { ...page, title: "Événements passés", imageTitle: "Événements" }
  expect(metaOf(settings, view)).toContainEqual(describe("Affiche\u00A0: Événements"))
  const poster = posterMeta([{ loaderData: { settings } }], page)
  expect(poster).toContainEqual(describe("Affiche\u00A0: Bureau des droits"))
})

test("a page that is made for one visitor has no share image", () => {
  const receipt = pageMeta([{ loaderData: { settings } }, { handle: { isFresh: true } }], page)
  expect(JSON.stringify(receipt)).not.toContain("og:image")
  expect(JSON.stringify(receipt)).toContain("og:title")
})

test("without the site's settings there is still a title", () => {
  expect(pageMeta([undefined], page)).toEqual([{ title: "Bureau des droits" }])
})
