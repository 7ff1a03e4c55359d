import { fixedAddresses } from "./addresses.ts"
import { expect, internalAddress, problems, test } from "./crawl.ts"

const EMPTY_WORDS = new Set(["ici", "cliquez ici", "lire la suite", "en savoir plus", "plus", "voir"])

test("every internal link answers", ({ visited }) => {
  const broken = [...visited.values()]
    .filter(({ status, from }) => status >= 400 && from !== undefined)
    .map(({ address, status, from }) => `${from} → ${address}: ${status}`)
  expect(broken).toEqual([])
})

test("every fixed address is within three clicks of home", ({ visited }) => {
  const far = fixedAddresses
    .map((address) => `${address}: ${visited.get(address)?.clicks ?? "no link leads there"}`)
    .filter((line) => !/: [0-3]$/.test(line))
  expect(far).toEqual([])
})

test("every link inside the site that names a part of a page finds it", ({ pages, origin }) => {
  const judge = problems(pages, ({ links }, address) =>
    links.flatMap(({ href }) => {
      const target = internalAddress(href, address, origin)
      const fragment = decodeURIComponent(new URL(href, origin + address).hash.slice(1))
      const ids = target === undefined ? undefined : pages.get(target)?.ids
      return fragment === "" || ids === undefined || ids.includes(fragment) ? [] : [href]
    }),
  )
  expect([...new Set(judge)]).toEqual([])
})

test("every link says where it leads", ({ pages }) => {
  const judge = problems(pages, ({ links }) =>
    links
      .filter(({ text }) => EMPTY_WORDS.has(text.toLocaleLowerCase("fr-CA")))
      .map(({ href, text }) => `${text} → ${href}`),
  )
  expect(judge).toEqual([])
})
