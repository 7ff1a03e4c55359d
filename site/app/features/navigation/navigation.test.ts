import { expect, test } from "vitest"
import { toMenu } from "./navigation.server.ts"

const row = (path: string, extra: Partial<Parameters<typeof toMenu>[0][number]> = {}) => ({
  path,
  title: `Titre de ${path}`,
  nav_label: null,
  is_new: false,
  ...extra,
})

test("the five sections are always there, in the order of the site", () => {
  expect(toMenu([]).sections.map(({ href }) => href)).toEqual([
    "/a-propos",
    "/implication",
    "/enjeux",
    "/ressources",
    "/services",
  ])
})

test("a page is listed under the first word of its address, in the order given", () => {
  const menu = toMenu([
    row("/services/b"),
    row("/services"),
    row("/services/a"),
    row("/enjeux/c"),
    row("/formulaires/x"),
  ])
  const links = (href: string) => menu.sections.find((section) => section.href === href)?.links.map((link) => link.href)
  expect(links("/services")).toEqual(["/services/b", "/services/a"])
  expect(links("/enjeux")).toEqual(["/enjeux/c"])
})

test("the short label is preferred, and new pages say so", () => {
  const menu = toMenu([row("/services/bde", { nav_label: "L'aide", is_new: true })])
  expect(menu.sections.at(-1)?.links).toEqual([{ href: "/services/bde", label: "L’aide", isNew: true }])
})

test("news, events and documents are quick links when they are in the menu", () => {
  expect(toMenu([row("/evenements"), row("/actualites")]).quickLinks.map(({ href }) => href)).toEqual([
    "/actualites",
    "/evenements",
  ])
})
