import type { Page } from "@playwright/test"

/** Texts (the letters of an affiche are a drawing) that their box or the window's right edge cuts, and anything that makes the page wider. */
export const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip"
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isHidden = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== "none" || isHidden(element.parentElement))
    const textsOf = (element: Element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const rightOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect().right
    }
    const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
      const texts = textsOf(element)
      if (texts.length === 0 || element.closest("svg") || !element.checkVisibility() || isHidden(element)) return false
      const { overflowX, overflowY } = getComputedStyle(element)
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (texts.some((text) => rightOf(text) > clientWidth + 1) && !scrolls(element))
      )
    })
    return [
      ...cut.map((element) => `cut: ${element.textContent?.slice(0, 40)}`),
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide in ${clientWidth}`] : []),
    ]
  })

/** Spaces letters, words, lines and paragraphs as WCAG 1.4.12 says, as a browser extension would. */
export const spaceOut = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })

/** Shows the page again with letters twice as large, as a browser's settings would. */
export async function enlargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
  await page.reload()
}
