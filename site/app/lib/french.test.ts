import fc from "fast-check"
import { expect, test } from "vitest"
import { typeset } from "./french.ts"

/** Shows no-break spaces: ␣ for U+00A0, ▁ for U+202F. */
const shown = (text: string) => typeset(text).replaceAll("\u00A0", "␣").replaceAll("\u202F", "▁")

test.each([
  ["Heures : de 11h à 15h", "Heures␣: de 11␣h à 15␣h"],
  ["De 18h15 à 20 h 30", "De 18␣h␣15 à 20␣h␣30"],
  ["Horaire: 24h/24", "Horaire␣: 24␣h/24"],
  ["L'été, c'est \"ici\" !", "L’été, c’est «␣ici␣»▁!"],
  ["« oui »; vraiment ?", "«␣oui␣»; vraiment▁?"],
  ["NOUVEAU !", "NOUVEAU▁!"],
  ["Bravo!", "Bravo!"],
  ["25% de 10 000 $", "25␣% de 10␣000␣$"],
  ["Et puis...", "Et puis…"],
  ["Voir https://exemple.example/a:b?c=1 : ici", "Voir https://exemple.example/a:b?c=1␣: ici"],
  ["Écrire à l'adresse aide@site.example ; merci", "Écrire à l’adresse aide@site.example▁; merci"],
  ["La commande `a ; b 'c'` : rien ne change", "La commande `a ; b 'c'`␣: rien ne change"],
  ["Le 418 555-0123 ou le 911", "Le 418␣555-0123 ou le 911"],
  ["Pavillon des Pins, niveau 0, local 0145", "Pavillon des Pins, niveau␣0, local␣0145"],
  ["Ratio 16:9 et 18:15", "Ratio 16:9 et 18:15"],
])("%s", (written, expected) => {
  expect(shown(written)).toBe(expected)
})

/** Text made of the pieces that the rules look at, so that every combination of neighbours is met. */
const pieces = fc.constantFrom(
  ..." |  |a|é|Z|1|12|30|000|h|H|'|’|\"|«|»|:|;|!|?|%|$|€|.|...|,|\u00A0|\u202F|\n|`|(|)|-|/|&amp;".split("|"),
  "https://a.example/b:c?d=1;e!",
  "x@y.example",
)
const frenchLike = fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join(""))

test("setting a text twice changes nothing", () => {
  fc.assert(
    fc.property(fc.oneof(frenchLike, fc.string({ unit: "binary" })), (text) => {
      expect(typeset(typeset(text))).toBe(typeset(text))
    }),
    { numRuns: 1000 },
  )
})

test("letters and digits are never lost, added or moved", () => {
  const kept = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")
  fc.assert(
    fc.property(frenchLike, (text) => {
      expect(kept(typeset(text))).toBe(kept(text))
    }),
    { numRuns: 1000 },
  )
})

test("an address, an e-mail and code are left as they are wherever they stand", () => {
  const address = fc.oneof(
    fc
      .webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ["https"] })
      .filter((url) => !/["`]/.test(url)),
    fc.constantFrom("aide.bde@site.example", "`if (a ? b : c) 'd'`", "www.site.example/a:b"),
  )
  fc.assert(
    fc.property(frenchLike, address, frenchLike, (before, verbatim, after) => {
      const text = `${before.replaceAll("`", "")} ${verbatim} ${after.replaceAll("`", "")}`
      expect(typeset(text)).toContain(verbatim)
    }),
    { numRuns: 1000 },
  )
})
