import { expect, test } from "vitest"
import { nearestLinks } from "./nearest-links.ts"

const pages = [
  { href: "/services/babillards", label: "Babillards" },
  { href: "/services/bde", label: "Bureau des droits étudiants" },
  { href: "/implication/elections", label: "Élections" },
  { href: "/ressources/assurances", label: "Assurances" },
]

test.each([
  ["/babillard", "/services/babillards"],
  ["/services/Élection", "/implication/elections"],
  ["/assurance-collective", "/ressources/assurances"],
  ["/droits-etudiants", "/services/bde"],
])("%s is near %s", (path, href) => {
  expect(nearestLinks(path, pages)[0]?.href).toBe(href)
})

test("nothing is proposed when nothing resembles", () => {
  expect(nearestLinks("/wp-login.php", pages)).toEqual([])
  expect(nearestLinks("/", pages)).toEqual([])
})
