import { expect, test } from "vitest"
import { splitName } from "./association-name.ts"

test.each([
  ["Association étudiante d’histoire et d’archéologie", "histoire et d’archéologie"],
  ["Association étudiante de la Faculté de droit", "Faculté de droit"],
  ["Association des étudiantes et étudiants en physique", "physique"],
  ["Association générale des étudiantes et des étudiants en génie", "génie"],
  ["Regroupement étudiant de musique", "musique"],
])("%s is about %s", (name, subject) => {
  expect(splitName(name).subject).toBe(subject)
})

test("the two parts give the name back", () => {
  const { generic, subject } = splitName("Association étudiante de l’aménagement")
  expect(generic + subject).toBe("Association étudiante de l’aménagement")
})

test("a name of its own stays whole", () => {
  expect(splitName("Les Pieds carrés")).toEqual({ generic: "", subject: "Les Pieds carrés" })
})
