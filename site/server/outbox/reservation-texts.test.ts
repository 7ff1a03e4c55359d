import { expect, test } from "vitest"
import { layOut } from "./mail-layout.ts"
import { reservationAnswerText } from "./reservation-texts.ts"

const known = {
  id: "0190a5b2-0000-8000-8000-000000000001",
  receipt: "BAB-7K3F-2M9Q",
  organization: "La Confédération",
  siteUrl: "https://site.example",
}

test("who gets boards is told that they are held, with the link that cancels", () => {
  const { subject, text } = layOut(reservationAnswerText({ status: "held", data: { cancelToken: "jeton" } }, known))
  expect(subject).toBe("Babillards retenus BAB-7K3F-2M9Q")
  expect(text).toContain(`https://site.example/services/babillards/annulation?demande=${known.id}&jeton=jeton`)
})

test("who gets none is told where there are others", () => {
  const alternatives = [{ name: "Pavillon des Pins", week_start: "2027-01-11", free: 1 }]
  const { subject, text } = layOut(reservationAnswerText({ status: "full", data: { alternatives } }, known))
  expect(subject).toContain("Pas assez de babillards libres")
  expect(text).toMatch(/Pavillon des Pins, semaine du 11.janvier 2027\n1.babillard libre/)
  expect(text).not.toContain("annulation")
})

test("what is not held is never said to be", () => {
  for (const status of ["full", "delivered"] as const) {
    const { subject, text } = layOut(reservationAnswerText({ status }, known))
    expect(`${subject} ${text}`).toContain(known.receipt)
    expect(`${subject} ${text}`).not.toMatch(/retenus/)
  }
})
