import { expect, test } from "@playwright/test"
import sharp from "sharp"
import { siteClock } from "../stack/stack.ts"

const SCREENS = {
  home: "/",
  events: "/evenements",
  event: "/evenements/jeudi-scene-libre",
  article: "/actualites/candidatures-comite-executif",
  issue: "/enjeux/lpu",
  service: "/services/babillards",
  "rights-office": "/services/bde",
  insurance: "/ressources/assurances",
  elections: "/implication/elections",
  associations: "/a-propos/associations-membres",
  documents: "/documentation",
  "not-found": "/404",
}

/** Width and the height that is kept: enough for what a visitor sees first, and the start of the rest. */
const SIZES = [
  [360, 1440],
  [768, 1280],
  [1440, 1200],
] as const

/** Pictures may be drawn after the page around them, which is then photographed with flat colours in their places. */
const drawWithTheirPage = () =>
  new MutationObserver(() => {
    for (const image of document.images) image.decoding = "sync"
  }).observe(document, { childList: true, subtree: true })

for (const [name, address] of Object.entries(SCREENS)) {
  for (const [width, height] of SIZES) {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`${name} looks as it did at ${width} px, ${colorScheme}`, async ({ page, context, baseURL }) => {
        // Those who have refused everything see the pages; one screen has the banner of those who have not chosen.
        if (name !== "not-found") await context.addCookies([{ name: "ncc_c", value: "0", url: baseURL ?? "" }])
        await page.clock.setFixedTime(siteClock)
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" })
        await page.setViewportSize({ width, height })
        await page.addInitScript(drawWithTheirPage)
        await page.goto(address)
        await page.evaluate(() => document.fonts.ready)
        await page.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
              .map((image) => image.decode()),
          ),
        )
        const screenshot = await page.screenshot({ animations: "disabled", scale: "css" })
        // Half the size in few colours: small in the repository, and blind to how edges are smoothed.
        const small = await sharp(screenshot)
          .resize({ width: width / 2 })
          .png({ palette: true, colours: 32, dither: 0, effort: 10, compressionLevel: 9 })
          .toBuffer()
        expect(small).toMatchSnapshot(`${name}-${width}-${colorScheme}.png`, {
          maxDiffPixelRatio: 0.02,
          threshold: 0.25,
        })
      })
    }
  }
}
