import type { Page } from "@playwright/test"

/**
 * Words that nobody sees in forced colours: there the browser paints the ground of the page behind words, so that those
 * in its colour disappear, whatever the box around them, unless their element keeps its own colours.
 */
export const hiddenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement("i")
    probe.style.setProperty("color", "Canvas")
    document.body.append(probe)
    const ground = getComputedStyle(probe).color
    probe.remove()
    return [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .filter((element) => {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        return color === ground && forcedColorAdjust !== "none"
      })
      .map((element) => `${element.localName}.${element.className}: ${element.textContent.trim().slice(0, 40)}`)
  })
