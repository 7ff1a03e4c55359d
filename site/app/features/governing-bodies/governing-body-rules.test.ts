import { expect, test } from "vitest"
import { chooseBodies, countVacancies, describeVacancies, isBodyScope, seatState } from "./governing-body-rules.ts"

const body = (name: string, scope: "confederation" | "university" | undefined, vacancies: number) => ({
  name,
  scope,
  vacancies,
})
const bodies = [body("a", "university", 0), body("b", "confederation", 2), body("c", "university", 1)]
const names = (chosen: { name: string }[]) => chosen.map(({ name }) => name)

test("bodies with a free seat come first, the others keep their order", () => {
  expect(names(chooseBodies(bodies, { onlyVacant: false, scope: undefined }))).toEqual(["b", "c", "a"])
})

test("a visitor may ask for free seats, for a scope, for both", () => {
  expect(names(chooseBodies(bodies, { onlyVacant: true, scope: undefined }))).toEqual(["b", "c"])
  expect(names(chooseBodies(bodies, { onlyVacant: false, scope: "university" }))).toEqual(["c", "a"])
  expect(names(chooseBodies(bodies, { onlyVacant: true, scope: "faculty" }))).toEqual([])
})

test("free seats are counted and said", () => {
  expect([0, 1, countVacancies(bodies)].map(describeVacancies)).toEqual([
    "Complet",
    "1\u00A0place libre",
    "3\u00A0places libres",
  ])
})

test("a seat without holder is vacant even when nobody ticked the box", () => {
  const today = "2026-11-21"
  expect(seatState({ holder: undefined, isVacant: false, endsOn: undefined }, today)).toBe("vacant")
  expect(seatState({ holder: "Prénom Nom", isVacant: true, endsOn: undefined }, today)).toBe("vacant")
  expect(seatState({ holder: "Prénom Nom", isVacant: false, endsOn: undefined }, today)).toBe("held")
})

test("a mandate holds on its last day and is over on the next", () => {
  const seat = { holder: "Prénom Nom", isVacant: false, endsOn: "2026-11-21" }
  expect([seatState(seat, "2026-11-21"), seatState(seat, "2026-11-22")]).toEqual(["held", "expired"])
})

test("only the scopes that exist are accepted", () => {
  expect(["university", "toString", ""].map(isBodyScope)).toEqual([true, false, false])
})
