import { expect, test } from "vitest"
import { searchSubject } from "./search-subject.ts"

test.each([
  ["  Piscine ", "piscine"],
  ["Cœur de pomme", "coeur de pomme"],
  ["l’École", "l'ecole"],
])("%s counts as %s", (query, subject) => {
  expect(searchSubject(query)).toBe(subject)
})

test.each([
  "prenom.nom@site.example",
  "418 555-0100",
  "111222333",
  "www.site.example",
  "<script>",
  "je me suis fait exclure de mon programme hier",
  "a",
  "?!",
  "x".repeat(80),
])("%s is not kept", (query) => {
  expect(searchSubject(query)).toBeUndefined()
})
