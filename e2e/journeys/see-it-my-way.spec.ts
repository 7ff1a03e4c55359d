// En tant que personne qui voit mal, je veux mes couleurs, mes lettres plus grandes et plus espacées,
// afin de lire sans rien perdre.
import { expect, type Page, test } from "@playwright/test"

/** One page of each template: home, list, article, long page, table. */
const TEMPLATES = [
  "/",
  "/evenements",
  "/actualites/candidatures-comite-executif",
  "/ressources/assurances",
  "/documentation",
]

/** Texts whose box cuts them, and anything beyond the right edge. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip"
      if (!element.checkVisibility() || clipPath !== "none" || position === "absolute") return false
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
        return false
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      )
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...cut.map((element) => `cut: ${element.textContent?.slice(0, 40)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ]
  })

for (const address of TEMPLATES) {
  test(`${address} loses nothing when texts are spaced out`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address)
    // The style sheet of WCAG 1.4.12, as a browser extension would add it.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
      )
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    })
    expect(await cutTexts(page)).toEqual([])
  })

  test(`${address} loses nothing at 200 %, by the zoom or by the size of letters`, async ({ page }) => {
    // A zoom of 200 % in a window of 1280 px is a window of 640.
    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(address)
    expect(await cutTexts(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    const session = await page.context().newCDPSession(page)
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
    await page.reload()
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
