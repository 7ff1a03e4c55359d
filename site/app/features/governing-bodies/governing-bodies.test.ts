import { expect, test, vi } from "vitest"
import { toGoverningBody } from "./governing-bodies.server.ts"

const row: Parameters<typeof toGoverningBody>[0] = {
  slug: "comite",
  name: "Comité",
  kind: "committee",
  scope: null,
  role: "Donne son avis.",
  rhythm: "",
  workload: null,
  seats: [
    { title: "Coordination", holder: "Prénom Nom", is_vacant: false, term_ends_on: "2026-11-20" },
    { title: "Membre", holder: null, is_vacant: null, term_ends_on: null },
    { title: "", holder: null, is_vacant: true, term_ends_on: null },
    { title: "Substitut", holder: "Prénom Nom", is_vacant: false, term_ends_on: "2026-02-31" },
  ],
  how_to_join: null,
  contact_email: null,
}

test("seats say where they stand, and one that cannot be shown hides itself, not its body", () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined)
  const body = toGoverningBody(row, "2026-11-21")
  expect(body.seats.map(({ title, state }) => [title, state])).toEqual([
    ["Coordination", "expired"],
    ["Membre", "vacant"],
  ])
  expect([body.vacancies, body.rhythm, body.scope]).toEqual([1, undefined, undefined])
})

test("a body that nobody described is refused", () => {
  expect(() => toGoverningBody({ ...row, role: " " }, "2026-11-21")).toThrow("Missing text")
})
