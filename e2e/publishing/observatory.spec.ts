// En tant que personne responsable de la sécurité du site, je veux la meilleure note de l’observatoire de Mozilla sur
// chaque sorte de réponse, afin que rien d’étranger ne s’exécute chez les personnes qui nous visitent.
import { inlineCodeIn } from "../every-answer/inline-code.ts"
import { observatoryScore } from "../every-answer/observatory-score.ts"
import { expect, slug, test } from "./edited-site.ts"

/** Without what only a preload list or hashes on our own scripts would add. */
const BEST = 130

const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } }

const ANSWERS: Record<string, [status: number, address: string, init?: RequestInit]> = {
  home: [200, "/"],
  "a published page": [200, `/actualites/${slug}`],
  "a page with a form": [200, "/formulaires/bde-contact"],
  "a search": [200, "/recherche?q=assurances"],
  "an unknown address": [404, "/nulle-part"],
  "a redirect": [301, "/services/"],
  "a refused method": [405, "/services", { method: "DELETE" }],
  "a post where there is no form": [405, "/services", { ...form, body: "x=1" }],
  "an unreadable address": [400, "/%E0%A4%A"],
  "an address that is too long": [414, `/${"a".repeat(5_000)}`],
  "a medium that is nowhere": [404, "/media/00000000-0000-4000-8000-000000000000.x"],
}

for (const [name, [status, address, init]] of Object.entries(ANSWERS))
  test(`${name} has the observatory's best mark and nothing executable in it`, async ({ edited: { site } }) => {
    const answer = await site.get(address, init)
    expect(answer.status).toBe(status)
    expect(observatoryScore(answer)).toBeGreaterThanOrEqual(BEST)
    expect(inlineCodeIn(answer.text)).toEqual([])
  })

test("so has a page that cannot be made without the content backend", async ({ edited: { site } }) => {
  await site.backend.fail("killed")
  const answer = await site.get("/actualites/jamais-demandee")
  await site.backend.fail("none")
  expect(answer.status).toBe(503)
  expect(observatoryScore(answer)).toBeGreaterThanOrEqual(BEST)
  expect(inlineCodeIn(answer.text)).toEqual([])
})
