import fc from "fast-check"
import { expect, test } from "vitest"
import { cleanHtml } from "./clean-html.server.ts"

const file = "0e1f6f5c-6f0a-4a0e-9d3e-6d8f6a1b2c3d"

/** Known ways of smuggling a script, a style or a foreign address past a sanitiser. */
const attacks = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  `<img src="/assets/${file}" onload="alert(1)" style="position:fixed">`,
  "<svg onload=alert(1)><circle/></svg>",
  "<svg><script>alert(1)</script></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='JaVaScRiPt:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='&#106;avascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='data:text/html,<script>alert(1)</script>'>x</a>",
  "<a href='vbscript:msgbox(1)'>x</a>",
  "<a href='//evil.example/x'>x</a>",
  "<a href='/\\evil.example'>x</a>",
  "<a href='\\\\evil.example'>x</a>",
  "<iframe src='https://evil.example'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='https://evil.example/x.swf'></object><embed src=x>",
  "<form action='https://evil.example'><input name=a><button formaction='javascript:alert(1)'>x</button></form>",
  "<p style='background:url(https://evil.example)'>x</p>",
  "<style>@import 'https://evil.example'</style>",
  "<link rel=stylesheet href='https://evil.example'>",
  "<meta http-equiv=refresh content='0;url=https://evil.example'>",
  "<base href='https://evil.example/'>",
  "<p class='hero' onclick=alert(1) data-x=1>x</p>",
  "<details open ontoggle=alert(1)><summary>x</summary></details>",
  "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  "<img src='https://evil.example/pixel.gif'>",
  "<img src='data:image/svg+xml,<svg onload=alert(1)>'>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
  "<!--><img src=x onerror=alert(1)>-->",
  "<template><script>alert(1)</script></template>",
  "<textarea><img src=x onerror=alert(1)></textarea>",
  "<xmp><img src=x onerror=alert(1)></xmp>",
]

const tags = (html: string) => html.match(/<[^>]*>/g) ?? []

function expectInert(html: string) {
  for (const tag of tags(html)) {
    expect(tag).not.toMatch(
      /^<\/?(?:script|style|iframe|object|embed|form|input|button|svg|math|link|meta|base|template|video|audio|noscript|details)\b/i,
    )
    expect(tag).not.toMatch(/\s(?:on\w+|style|class|srcdoc|formaction|data-\w+)\s*=/i)
    for (const [, address = ""] of tag.matchAll(/\s(?:href|src)="([^"]*)"/g))
      expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)/)
    expect(tag).not.toMatch(/^<img[^>]*src="(?!\/media\/)/)
  }
}

test.each(attacks)("%s is made harmless", (attack) => {
  expectInert(cleanHtml(attack))
  expectInert(cleanHtml(`<p>avant ${attack} après</p>`))
})

test("no mixture of attacks gets through, once or twice cleaned", () => {
  const fragments = fc.array(fc.oneof(fc.constantFrom(...attacks), fc.string({ maxLength: 12 })), { maxLength: 6 })
  fc.assert(
    fc.property(fragments, (parts) => {
      const html = cleanHtml(parts.join(""))
      expectInert(html)
      expectInert(cleanHtml(html))
    }),
    { numRuns: 150 },
  )
})

test("what editors write is kept", () => {
  const written =
    '<h2 id="politique">Titre</h2><p>Un <strong>mot</strong>, un <a href="/services/bde">lien</a>.</p><ul><li>un</li></ul>' +
    '<table><caption>Prix</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>'
  expect(cleanHtml(written)).toBe(written)
})

test("an item of a list is a paragraph only where it has several", () => {
  expect(cleanHtml("<ul><li><p>Un <em>mot</em></p></li><li><p>deux</p><ol><li><p>trois</p></li></ol></li></ul>")).toBe(
    "<ul><li>Un <em>mot</em></li><li>deux<ol><li>trois</li></ol></li></ul>",
  )
  const several = "<ul><li><p>un</p><p>deux</p></li></ul>"
  expect(cleanHtml(several)).toBe(several)
})

test("headings start under the page's own h1", () => {
  expect(cleanHtml("<h1>A</h1><h5>B</h5>")).toBe("<h2>A</h2><h4>B</h4>")
})

test("a picture of the Studio is served by the site", () => {
  const html = cleanHtml(
    `<p><img src="https://cms.example/assets/${file}?width=400" alt="L'été" width="400" height="300"></p>`,
  )
  expect(html).toContain(`src="/media/${file}"`)
  expect(html).toContain('alt="L’été"')
  expect(html).not.toContain("cms.example")
})

test("an outside link does not hand over the window", () => {
  expect(cleanHtml('<a href="https://a.example/" target="_blank">a</a>')).toBe(
    '<a href="https://a.example/" rel="noopener">a</a>',
  )
})

test("typography is set in text, never in addresses or code", () => {
  expect(cleanHtml('<p>L\'heure : <a href="/a?b=c%20:d">11h</a></p>')).toBe(
    '<p>L’heure\u00A0: <a href="/a?b=c%20:d">11\u00A0h</a></p>',
  )
  expect(cleanHtml("<p><code>a ; <em>b</em> : 'c'</code></p>")).toBe("<p><code>a ; <em>b</em> : 'c'</code></p>")
})

test("empty paragraphs, the editor's way of adding space, are dropped", () => {
  expect(cleanHtml("<p>a</p><p>&nbsp;</p><p></p><p>b</p>")).toBe("<p>a</p><p>b</p>")
})
