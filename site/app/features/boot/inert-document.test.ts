import { expect, test } from "vitest"

import { assertInert, findActiveMarkup } from "./inert-document.server.ts"

test("data blocks, external scripts and classes are inert", () => {
  const html =
    '<html><head><script type="application/ld+json">{"a":"<p style=x>"}</script></head><body class="style">' +
    '<p title="a style=b">onclick="x"</p><script type="application/json" id="boot">{}</script>' +
    '<script type="module" src="/assets/starter.js"></script></body></html>'
  expect(findActiveMarkup(html)).toEqual([])
})

test.each([
  ["<script>alert(1)</script>", "inline script"],
  ['<script type="module">import "/x.js"</script>', "inline script"],
  ['<p class="a" style="color:red">x</p>', "style attribute"],
  ['<img src="/x" onerror="alert(1)">', "event handler attribute"],
  ["<style>p{}</style>", "style element"],
])("%s is active", (html, defect) => {
  expect(findActiveMarkup(html)).toEqual([expect.stringContaining(defect)])
  expect(() => assertInert(html)).toThrow(defect)
})
