import { expect, test } from "vitest"
import { chooseAssociations, describeAssociations, facultiesOf, groupByInitial } from "./association-rules.ts"

const law = {
  generic: "Association étudiante de ",
  subject: "droit",
  acronym: "AED",
  faculty: "Faculté de droit",
  programs: ["Baccalauréat en droit"],
}
const economics = {
  generic: "Association étudiante d’",
  subject: "économique",
  acronym: "AEECO",
  faculty: "Faculté des sciences sociales",
  programs: ["Baccalauréat en économique", "Certificat en gestion publique"],
}
const all = [law, economics]

test("an association is found by a programme, an acronym or a faculty, accents or not", () => {
  for (const text of ["gestion publique", "aeeco", "economique", "sciences sociales"]) {
    expect(chooseAssociations(all, { text, faculty: undefined })).toEqual([economics])
  }
})

test("a faculty and words narrow together", () => {
  expect(chooseAssociations(all, { text: "", faculty: law.faculty })).toEqual([law])
  expect(chooseAssociations(all, { text: "gestion", faculty: law.faculty })).toEqual([])
})

test("an accent does not make another letter", () => {
  const groups = groupByInitial([...all, { ...economics, subject: "enseignement" }])
  expect(groups.map(({ initial, associations }) => [initial, associations.length])).toEqual([
    ["D", 1],
    ["E", 2],
  ])
})

test("faculties are sorted by what they teach", () => {
  const faculties = [
    "Faculté des sciences sociales",
    "Faculté d’administration",
    "Faculté de droit",
    "Faculté de droit",
  ]
  expect(facultiesOf(faculties.map((faculty) => ({ faculty })))).toEqual([
    "Faculté d’administration",
    "Faculté de droit",
    "Faculté des sciences sociales",
  ])
})

test("the count says how many faculties only when there are several", () => {
  expect(describeAssociations(all)).toBe("2\u00A0associations dans 2\u00A0facultés")
  expect(describeAssociations([law])).toBe("1\u00A0association")
  expect(describeAssociations([])).toBe("Aucune association trouvée")
})
