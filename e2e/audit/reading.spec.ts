import { expect, test } from "@playwright/test"
import { everyAddress, isPoster } from "../every-page/addresses.ts"
import { cutTexts, enlargeLetters, spaceOut } from "../every-page/cut-texts.ts"

test.use({ contextOptions: { reducedMotion: "reduce" } })

/** The text of a sheet of paper between its margins, in CSS pixels: Letter is 816 wide. */
const SHEET = { width: 720, height: 960 }

/** A poster has its margins in itself. */
const WHOLE_SHEET = { width: 816, height: 1056 }

for (const address of everyAddress) {
  test(`${address} loses nothing spaced out, enlarged or on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 })
    await page.goto(address)
    await spaceOut(page)
    expect.soft(await cutTexts(page), "spaced out").toEqual([])

    await page.setViewportSize({ width: 640, height: 400 })
    await page.goto(address)
    expect.soft(await cutTexts(page), "at 200 %").toEqual([])

    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    await page.setViewportSize(isPoster(address) ? WHOLE_SHEET : SHEET)
    expect.soft(await cutTexts(page), "on paper").toEqual([])
    const shown = await page.evaluate(() => ({
      ground: getComputedStyle(document.documentElement).backgroundColor,
      controls: [...document.querySelectorAll("button, input, select, form")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.textContent?.trim().slice(0, 40) ?? element.localName),
    }))
    expect.soft(shown.ground, "paper is white, also for those who read in the dark").toBe("rgb(255, 255, 255)")
    if (!isPoster(address)) expect.soft(shown.controls, "nothing to press on paper").toEqual([])

    await page.emulateMedia({ media: null, colorScheme: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    await enlargeLetters(page)
    expect.soft(await cutTexts(page), "letters at 200 %").toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    expect.soft(await cutTexts(page), "letters at 200 % on a phone").toEqual([])
  })
}
