import { expect, test } from "vitest"
import { cleanHtml } from "./clean-html.server.ts"
import { plainText } from "./plain-text.ts"

const text = (html: string) => plainText(cleanHtml(html))

test("marks go, words stay apart, entities are read", () => {
  expect(text("<h2>Prêt</h2><p>Tables &amp; chaises,\n <em>&lt; 5 jours</em></p>")).toBe(
    "Prêt. Tables & chaises, < 5 jours.",
  )
})

test("a mark inside a sentence leaves no space behind", () => {
  expect(
    text('<p>Voir la <a href="/documentation">documentation</a>, au <strong>1</strong><sup>er</sup> étage.</p>'),
  ).toBe("Voir la documentation, au 1er étage.")
})

test("items and paragraphs end as sentences, once", () => {
  expect(text("<ul><li>Plagiat</li><li>Conflit!</li></ul><p>Écrivez-nous.</p>")).toBe("Plagiat. Conflit! Écrivez-nous.")
})
