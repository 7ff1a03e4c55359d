import { expect, test } from "vitest"
import { mailtoHref } from "./mailto.ts"

test("what is written comes back from the address, line breaks and ampersands too", () => {
  const url = new URL(mailtoHref("medias@site.example", "Entrevue : R&D", ["Média :", "Heure de tombée ?"]))
  expect(url.pathname).toBe("medias@site.example")
  expect(url.searchParams.get("subject")).toBe("Entrevue : R&D")
  expect(url.searchParams.get("body")).toBe("Média :\r\nHeure de tombée ?")
})

test("spaces are not written as plus signs, which mail programs show", () => {
  expect(mailtoHref("a@b.example", "deux mots")).toBe("mailto:a@b.example?subject=deux%20mots")
})
