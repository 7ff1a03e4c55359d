import { expect, test } from "vitest"
import { findLinks } from "./find-links.ts"

test("every address of the site that a page links to, once, as the browser reads it", () => {
  const html = `<link rel="alternate" href="/flux.xml"/><p><a class="x" href="/a?b=1&amp;c=2#d">Un</a> <a href="/a?b=1&amp;c=2">Deux</a></p>`
  expect(findLinks(html)).toEqual(["/flux.xml", "/a?b=1&c=2"])
})

test("neither other sites, nor what is made for who asks", () => {
  const html = `<a href="https://ailleurs.example/">Ailleurs</a><a href="//ailleurs.example/">Ailleurs</a>
    <a rel="nofollow" href="/remarque?page=/a">Avant</a><a href="/remarque?page=/a" rel="noopener nofollow">Après</a>
    <a href="/b">Suivant</a>`
  expect(findLinks(html)).toEqual(["/b"])
})
