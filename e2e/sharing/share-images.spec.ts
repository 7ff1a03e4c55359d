// En tant que personne qui partage une page, je veux que le lien montre son affiche et son titre, afin que l’on sache où
// il mène avant de l’ouvrir.
import sharp from "sharp"
import { pageOfShareImage } from "../../site/app/lib/share-address.ts"
import { isFresh } from "../every-page/addresses.ts"
import { expect, test } from "../every-page/crawl.ts"

const addresses = ["/", "/services/bde", "/evenements/jeudi-scene-libre", "/a-propos/offres-emploi/1"]

for (const address of addresses)
  test(`a link to ${address} shows an image of its own`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const meta = (property: string) => new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
    expect(meta("og:image:alt")).toBe(`Affiche\u00A0: ${meta("og:title")}`)
    const image = new URL(meta("og:image") ?? "")
    const answer = await request.get(image.pathname)
    expect(answer.headers()["content-type"]).toBe("image/png")
    const { width, height } = await sharp(await answer.body()).metadata()
    expect([String(width), String(height)]).toEqual([meta("og:image:width"), meta("og:image:height")])
    const again = await request.get(image.pathname, { headers: { "if-none-match": answer.headers()["etag"] ?? "" } })
    expect(again.status()).toBe(304)
  })

test("what is no published page has no image", async ({ request }) => {
  for (const address of ["/partage/jamais-publiee.png", "/partage/recherche/index.json.png"])
    expect((await request.get(address)).status(), address).toBe(404)
})

test("every page names the image of a page that is published", ({ pages, origin }) => {
  const named = new Map([...pages].map(([address, { shareImage }]) => [address, shareImage.replace(origin, "")]))
  expect([...named].filter(([address, image]) => (image === "") !== isFresh(address))).toEqual([])
  // To draw them all takes long: the audit does.
  const shown = [...new Set(named.values())].filter(Boolean).map((image) => pageOfShareImage(image) ?? image)
  expect(shown.filter((page) => !pages.has(page) || isFresh(page))).toEqual([])
})
