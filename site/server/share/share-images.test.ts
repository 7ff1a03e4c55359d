import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import sharp from "sharp"
import { afterEach, beforeEach, expect, test } from "vitest"
import { drawShareImage } from "#app/features/affiches/share-image.server.ts"
import { ShareImages } from "./share-images.ts"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "share-"))
})
afterEach(() => rm(folder, { recursive: true }))

const pageSaying = (title: string) =>
  `<meta property="og:site_name" content="Confédération"/><meta property="og:title" content="${title}"/>`

const site = (pages: Record<string, string>) => {
  let drawn = 0
  const images = new ShareImages(
    folder,
    async (target) => {
      const html = pages[target]
      return html === undefined ? undefined : { tag: "", text: async () => html }
    },
    (facts) => {
      drawn++
      return drawShareImage(facts)
    },
  )
  return { images, drawn: () => drawn }
}

test("a page's image is a PNG of 1200 by 630, drawn once however many ask at the same time", async () => {
  const { images, drawn } = site({ "/services/bde": pageSaying("Droits &amp; recours") })
  const [one, other] = await Promise.all([images.get("/services/bde"), images.get("/services/bde")])
  expect(await sharp(one?.bytes).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 })
  expect(one?.bytes.byteLength).toBeLessThan(100_000)
  expect(other?.bytes).toEqual(one?.bytes)
  expect((await images.get("/services/bde"))?.tag).toBe(one?.tag)
  expect(drawn()).toBe(1)
})

test("a page that says something else has another image, in place of the one before", async () => {
  const pages = { "/services/bde": pageSaying("Avant") }
  const { images } = site(pages)
  const before = await images.get("/services/bde")
  pages["/services/bde"] = pageSaying("Après")
  const after = await images.get("/services/bde")
  expect(after?.tag).not.toBe(before?.tag)
  expect(await readdir(join(folder, "share"))).toHaveLength(1)
})

test("what is not published, or is no page, has none", async () => {
  const { images, drawn } = site({ "/flux.xml": "<feed/>" })
  expect(await images.get("/inconnue")).toBeUndefined()
  expect(await images.get("/flux.xml")).toBeUndefined()
  expect(drawn()).toBe(0)
})
