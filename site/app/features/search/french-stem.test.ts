import { expect, test } from "vitest"
import { foldFrench } from "#app/lib/collation.ts"
import { stemFrench } from "./french-stem.ts"

const stem = (word: string) => stemFrench(foldFrench(word))

test.each([
  ["babillard", "babillards"],
  ["étudiant", "étudiantes"],
  ["journal", "journaux"],
  ["tableau", "tableaux"],
  ["jeu", "jeux"],
  ["réserver", "réservation"],
  ["réservé", "réservations"],
  ["réviser", "révision"],
  ["louer", "louez"],
  ["confidentiel", "confidentielle"],
  ["sportif", "sportives"],
  ["casier", "casiers"],
  ["élection", "élections"],
  ["subvention", "subventions"],
  ["assurance", "assurances"],
])("%s and %s are one word", (one, other) => {
  expect(stem(one)).toBe(stem(other))
})

test.each([
  ["poste", "postuler"],
  ["note", "notaire"],
  ["conseil", "conserver"],
  ["salle", "salaire"],
])("%s and %s are two words", (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})

test("numbers and short words stay as they are", () => {
  expect(["bde", "2026", "pvs"].map(stem)).toEqual(["bde", "2026", "pvs"])
})
