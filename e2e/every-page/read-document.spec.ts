import { expect, test } from "@playwright/test"
import { readDocument } from "./read-document.ts"

// The other tests of this folder are only worth what this reader sees.

test("the reader sees every kind of typographic fault, and only in text that is shown", async ({ page }) => {
  const faults = [
    "Note : non",
    "Vraiment ?",
    "« Non »",
    "Note: non",
    "L'été",
    'Un "mot" ici',
    "Suite...",
    "À 11h30",
    "À 9 h",
  ]
  const html = faults.map((fault) => `<p>${fault}</p>`).join("")
  const right = "<p>Note\u00A0: «\u00A0oui\u00A0», 25\u00A0$. L’été, à 11\u00A0h\u00A030…</p><code>a : 'b'...</code>"
  const { misset } = await page.evaluate(readDocument, html + right)
  const seen = faults.filter((fault) => misset.some((line) => line.includes(fault.replaceAll(" ", "␣").slice(0, 8))))
  expect(seen).toEqual(faults)
  expect((await page.evaluate(readDocument, right)).misset).toEqual([])
})

test("the reader sees inline code, poor images and unnamed navigations", async ({ page }) => {
  const html = `<p style="color: red" onclick="x()"></p><script>x()</script><script type="application/json">{}</script>
    <img src="/a.png" alt=""><nav></nav><nav aria-label="Menu"></nav>`
  const { inline, poorImages, unnamedNavs } = await page.evaluate(readDocument, html)
  expect(inline).toEqual(["style in <p>", "executable script", "onclick"])
  expect(poorImages).toEqual(["/a.png"])
  expect(unnamedNavs).toBe(1)
})
