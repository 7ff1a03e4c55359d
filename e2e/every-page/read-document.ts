/** What the tests want to know of a document as the server wrote it, no script having run. */
export type DocumentFacts = {
  lang: string
  title: string
  description: string
  canonical: string
  robots: string
  themeColor: string
  /** Of the image that a link to the page shows elsewhere. */
  shareImage: string
  /** In order, `h2 Sur cette page`. */
  headings: string[]
  mains: number
  unnamedNavs: number
  /** Words of `main`. */
  words: number
  links: { href: string; text: string }[]
  ids: string[]
  /** Inline styles, executable inline scripts, event attributes. */
  inline: string[]
  /** Images without `alt`, or without the size that keeps the page from moving. */
  poorImages: string[]
  /** What search engines read apart from the page, as written. */
  structured: string[]
  /** Everything that `body` says, folded parts too, on one line. */
  text: string
  /** Passages that break Québec's typography, ordinary spaces shown as `␣`. */
  misset: string[]
}

/** Reads a document inside the browser: it must use nothing from outside itself. */
export function readDocument(html: string): DocumentFacts {
  const MISSET: [rule: RegExp, name: string][] = [
    [/.{0,20} [:;!?»%$](?![\p{L}\d]).{0,5}/u, "an ordinary space before a high sign"],
    [/.{0,5}« .{0,20}/u, "an ordinary space after «"],
    [/.{0,20}\p{L}:(?=\s|$).{0,5}/u, "no space before a colon"],
    [/.{0,20}\p{L}'.{0,10}/u, "a straight apostrophe"],
    [/.{0,20}"\p{L}.{0,10}/u, "straight quotation marks"],
    [/.{0,20}\.\.\..{0,5}/u, "three full stops for an ellipsis"],
    [/.{0,10}\b\d{1,2}(?:h| h|h )\d{0,2}\b.{0,10}/u, "an hour not written « 11 h 30 »"],
  ]
  const doc = new DOMParser().parseFromString(html, "text/html")
  const all = (selector: string) => [...doc.querySelectorAll(selector)]
  const attribute = (selector: string, name: string) => doc.querySelector(selector)?.getAttribute(name) ?? ""
  const words = (text: string | null | undefined) => (text ?? "").replace(/[\s]+/g, " ").trim()

  const texts: string[] = []
  const walker = doc.createTreeWalker(doc.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (parentElement?.closest('script, style, code, pre, kbd, [lang]:not([lang^="fr"])')) continue
    texts.push(textContent ?? "")
  }
  for (const name of ["alt", "aria-label", "title", "placeholder", "aria-description"])
    texts.push(...all(`[${name}]`).map((element) => element.getAttribute(name) ?? ""))
  texts.push(attribute('meta[name="description"]', "content"))

  const misset = texts.flatMap((text) =>
    MISSET.flatMap(([rule, name]) => {
      const found = rule.exec(text.replace(/[\n\t]+/g, " "))
      return found ? [`${name}: ${found[0].replaceAll(" ", "␣")}`] : []
    }),
  )

  return {
    lang: doc.documentElement.lang,
    title: doc.title,
    description: attribute('meta[name="description"]', "content"),
    canonical: attribute('link[rel="canonical"]', "href"),
    robots: attribute('meta[name="robots"]', "content"),
    themeColor: attribute('meta[name="theme-color"]', "content"),
    shareImage: attribute('meta[property="og:image"]', "content"),
    headings: all("h1, h2, h3, h4, h5, h6").map(({ localName, textContent }) => `${localName} ${words(textContent)}`),
    mains: all("main").length,
    unnamedNavs: all("nav:not([aria-label]):not([aria-labelledby])").length,
    words: words(doc.querySelector("main")?.textContent).split(" ").length,
    links: all("a[href]").map((link) => ({ href: link.getAttribute("href") ?? "", text: words(link.textContent) })),
    ids: all("[id]").map(({ id }) => id),
    inline: [
      ...all("[style], style").map((element) => `style in <${element.localName}>`),
      ...all("script:not([src])")
        .map((script) => script.getAttribute("type") ?? "executable script")
        .filter((type) => !/^application\/(?:ld\+)?json$/.test(type)),
      ...all("*").flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith("on"))),
    ],
    poorImages: all("img")
      .filter((image) => !["alt", "width", "height"].every((name) => image.hasAttribute(name)))
      .map((image) => image.getAttribute("src") ?? ""),
    misset: [...new Set(misset)],
    structured: all('script[type="application/ld+json"]').map((script) => script.textContent),
    text: words(
      all("body")
        .map((body) => {
          for (const script of body.querySelectorAll("script, style")) script.remove()
          return body.textContent
        })
        .join(" "),
    ),
  }
}
