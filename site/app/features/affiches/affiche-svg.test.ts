import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { posterInks } from "./affiche-svg.server.ts"
import { measureText, wrapText } from "./outline-text.server.ts"
import { drawShareImage } from "./share-image.server.ts"

test("files drawn on the server use the poster inks of tokens.css", () => {
  const css = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8")
  for (const [ink, colour] of Object.entries(posterInks))
    expect(css).toContain(`--poster-${ink}: light-dark(${colour},`)
})

test("a share image holds no text element, so that it needs no font", () => {
  const image = drawShareImage({
    seed: "oktoberfest",
    title: "Oktoberfest : la fête d’automne",
    kicker: "Événement",
    name: "La Confédération",
  })
  expect(image).not.toContain("<text")
  expect(image).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
})

test("wrapped lines keep every word and fit the column", () => {
  const title = "Retour sur la consultation étudiante : ce que vous nous avez dit du transport collectif"
  const lines = wrapText(title, 60, 458)
  expect(lines.join(" ")).toBe(title)
  for (const line of lines) expect(measureText(line, 60)).toBeLessThanOrEqual(458)
})

test("a letter outside French still takes room", () => {
  expect(measureText("ő", 10)).toBeGreaterThan(0)
})
