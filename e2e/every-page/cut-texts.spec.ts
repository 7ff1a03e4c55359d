import { expect, test } from "@playwright/test"
import { cutTexts } from "./cut-texts.ts"

test("a text that is cut is seen, by its own box or by one around it; what scrolls or is only heard is not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.setContent(`<meta name="viewport" content="width=device-width"><body style="margin: 0"><main>
    <div style="overflow: clip"><h1 style="font-size: 90px">Interfacultaires</h1></div>
    <p style="block-size: 20px; overflow: hidden">Une phrase qui prend plusieurs lignes dans une boîte qui n’en a qu’une.</p>
    <div style="overflow-x: auto"><p style="inline-size: 900px; white-space: nowrap">${"Un tableau que l’on fait défiler. ".repeat(9)}</p></div>
    <div style="overflow: clip"><p style="position: absolute; clip-path: inset(50%); white-space: nowrap; inline-size: 1px; overflow: hidden">Seulement entendu</p></div>
    <p>Un texte entier.</p>
  </main>`)
  expect(await cutTexts(page)).toEqual(["cut: Interfacultaires", "cut: Une phrase qui prend plusieurs lignes da"])
})
