import { expect, test } from "vitest"
import { matchesText } from "./matches-text.ts"

const board = ["Pavillon des Érables", "ERA", undefined, "Devant l’auditorium"]

test("an empty query matches everything", () => {
  expect(matchesText(board, "  ")).toBe(true)
})

test.each(["erables", "ÉRA", "pavillon era", "l'auditorium", "auditorium erables"])("« %s » is found", (query) => {
  expect(matchesText(board, query)).toBe(true)
})

test("every word must be found", () => {
  expect(matchesText(board, "érables librairie")).toBe(false)
})
