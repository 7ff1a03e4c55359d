import { expect, test } from "../every-page/crawl.ts"

test("the share image of every page is drawn", async ({ pages, request }) => {
  test.setTimeout(240_000)
  const images = new Set([...pages.values()].map(({ shareImage }) => shareImage).filter(Boolean))
  const missing = []
  for (const image of images) {
    const answer = await request.get(image)
    if (answer.headers()["content-type"] !== "image/png") missing.push(`${image} ${answer.status()}`)
    else if ((await answer.body()).byteLength > 120_000) missing.push(`${image} is too large`)
  }
  expect(missing).toEqual([])
})
