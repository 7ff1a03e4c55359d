import { renderToStaticMarkup } from "react-dom/server"
import { createElement } from "react"
import { expect, test } from "vitest"
import { Affiche } from "./affiche.tsx"
import { composeAffiche, firstLetter, initials } from "./compose-affiche.ts"

const card = { width: 18, height: 12 }
const slugs = Array.from({ length: 200 }, (_, index) => `evenement-${index}`)
const markup = (seed: string) => renderToStaticMarkup(createElement(Affiche, { seed, title: "Assemblée générale" }))

test("the same seed always draws the same poster", () => {
  expect(composeAffiche("oktoberfest", "O", card)).toEqual(composeAffiche("oktoberfest", "O", card))
})

test("a poster keeps its sheet and inks in every frame", () => {
  for (const slug of slugs) {
    const wide = composeAffiche(slug, "O", card)
    const square = composeAffiche(slug, "O", { width: 12, height: 12 })
    expect(square.ground).toBe(wide.ground)
    expect(new Set(square.shapes.map((shape) => shape.ink))).toEqual(new Set(wide.shapes.map((shape) => shape.ink)))
  }
})

test("two hundred seeds give at least 190 different posters", () => {
  expect(new Set(slugs.map((slug) => JSON.stringify(composeAffiche(slug, "A", card)))).size).toBeGreaterThanOrEqual(190)
})

test("a poster weighs little: 1.2 kB for most, 2 kB for the largest", () => {
  const sizes = slugs.map((slug) => markup(slug).length).toSorted((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length * 0.75)]).toBeLessThanOrEqual(1200)
  expect(sizes.at(-1)).toBeLessThanOrEqual(2000)
})

test("a poster carries no inline style and stays out of the accessibility tree", () => {
  for (const slug of slugs.slice(0, 20)) {
    expect(markup(slug)).not.toContain("style=")
    expect(markup(slug)).toContain('aria-hidden="true"')
  }
})

test("the letter is that of the first word that says something", () => {
  expect(firstLetter("L’assemblée générale")).toBe("A")
  expect(firstLetter("La rentrée")).toBe("R")
  expect(firstLetter("élections 2027")).toBe("É")
  expect(firstLetter("5 à 7 de la rentrée")).toBe("5")
  expect(firstLetter("…")).toBe("•")
})

test("initials are those of the first and last names", () => {
  expect(initials("Prénom Nom")).toBe("PN")
  expect(initials("Marie-Ève de la Tour")).toBe("MT")
  expect(initials("Présidence")).toBe("P")
})
