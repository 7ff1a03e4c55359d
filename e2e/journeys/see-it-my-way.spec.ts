// En tant que personne qui voit mal, je veux mes couleurs, mes lettres plus grandes et plus espacées,
// afin de lire sans rien perdre.
import { expect, type Page, test } from "@playwright/test"
import { cutTexts, enlargeLetters, spaceOut } from "../every-page/cut-texts.ts"

/** One page of each template: home, list, article, long page, table. */
const TEMPLATES = [
  "/",
  "/evenements",
  "/actualites/candidatures-comite-executif",
  "/ressources/assurances",
  "/documentation",
]

for (const address of TEMPLATES) {
  test(`${address} loses nothing when texts are spaced out`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address)
    await spaceOut(page)
    expect(await cutTexts(page)).toEqual([])
  })

  test(`${address} loses nothing at 200 %, by the zoom or by the size of letters`, async ({ page }) => {
    // A zoom of 200 % in a window of 1280 px is a window of 640.
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(address)
    expect(await cutTexts(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await enlargeLetters(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px")
    expect(await cutTexts(page)).toEqual([])
  })
}

const luminance = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d", { colorSpace: "srgb" })
    if (!canvas) throw new Error("no canvas")
    const background = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => !/, 0\)$|transparent/.test(colour))
    canvas.fillStyle = background ?? "white"
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 765
  })

test("the dark scheme of the device is followed, and the theme stays the wall's blue", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" })
  await page.goto("/")
  expect(await luminance(page)).toBeGreaterThan(0.85)
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await luminance(page)).toBeLessThan(0.25)
})

test("nothing moves for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.goto("/")
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const seconds = (durations: string) => Math.max(...durations.split(",").map((one) => Number.parseFloat(one)))
        return seconds(transitionDuration) > 0.01 || (animationName !== "none" && seconds(animationDuration) > 0.01)
      })
      .map((element) => `${element.localName}.${element.className}`),
  )
  expect(moving).toEqual([])
})
