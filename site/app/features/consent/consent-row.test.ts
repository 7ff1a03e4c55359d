import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

import { type ConsentRow, toConsentContent } from "./consent-row.server.ts"

const seed: unknown = JSON.parse(readFileSync(new URL("../../../../cms/seed/settings.json", import.meta.url), "utf8"))

function seededRow(): ConsentRow {
  const [row]: ConsentRow[] = Array.isArray(seed) ? seed : []
  return row ?? expect.unreachable()
}

const purpose = (given: object) => ({
  id: "ga",
  name_fr: "Mesure",
  name_en: null,
  description_fr: "But.",
  description_en: null,
  is_preselected: null,
  links: null,
  target_cookie_ids: null,
  recipients_fr: "Personne d’autre",
  recipients_en: null,
  duration_fr: "Un jour",
  duration_en: null,
  leaves_quebec: null,
  ...given,
})

const problems = (...optional: object[]) =>
  toConsentContent({ ...seededRow(), consent_optional: optional.map(purpose) }).problems

test("the seed's configuration can be published, in French and in order", () => {
  const { content, problems: found } = toConsentContent(seededRow())
  expect(found).toEqual([])
  expect(content.necessary.map(({ id }) => id)).toEqual(["n"])
  expect(content.optional).toMatchObject([
    { id: "ga", isPreselected: false, targetCookieIds: ["_ga", "_ga_*", "_gid"] },
  ])
  expect(content.optional[0]?.links).toContainEqual({
    href: "/a-propos/mentions-juridiques#politique-de-confidentialite",
    label: "Politique de confidentialité",
  })
  expect(content).toMatchObject({ isModalForced: false, hasControlButton: true, hasNecessaryButton: true })
})

test.each<[string, object[], RegExp]>([
  ["an id with ~", [{ id: "g~a" }], /minuscules/],
  ["an empty id", [{ id: "" }], /minuscules/],
  ["a capital", [{ id: "GA" }], /minuscules/],
  ["only digits", [{ id: "0" }], /chiffres/],
  ["an id twice", [{ id: "a" }, { id: "a" }], /double/],
  ["an id that is necessary and optional", [{ id: "n" }], /double/],
  ["no French name", [{ name_fr: " " }], /nom français/],
  ["no word of who receives it", [{ recipients_fr: "" }], /qui le reçoit/],
  ["no duration", [{ duration_fr: null }], /durée/],
  ["a pattern that matches every cookie", [{ target_cookie_ids: "_ga, *" }], /effacer/],
  ["the consent itself", [{ target_cookie_ids: "ncc_c" }], /effacer/],
  ["a prefix of the consent", [{ target_cookie_ids: "ncc*" }], /effacer/],
])("%s is refused", (_title, optional, problem) => {
  expect(problems(...optional)).toEqual([expect.stringMatching(problem)])
})

test("a link that leads nowhere safe is left out, one without a label shows its address", () => {
  const { content } = toConsentContent({
    ...seededRow(),
    consent_optional: [purpose({ links: "javascript:alert(1) Non\n\nhttps://exemple.example/regles" })],
  })
  expect(content.optional[0]?.links).toEqual([
    { href: "https://exemple.example/regles", label: "https://exemple.example/regles" },
  ])
})
