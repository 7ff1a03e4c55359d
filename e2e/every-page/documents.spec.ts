import { everyAddress, isPoster } from "./addresses.ts"
import { expect, problems, test } from "./crawl.ts"

const SHORT_NAME = "Confédération étudiante"

// What every page must be before any script runs, read in the documents themselves.

test("every address answers 200", ({ visited }) => {
  const failed = everyAddress.filter((address) => visited.get(address)?.status !== 200)
  expect(failed).toEqual([])
})

test("every page has exactly one h1, and its headings skip no level", ({ pages }) => {
  const judge = problems(pages, ({ headings }) => {
    const levels = headings.map((heading) => Number(heading[1]))
    const titles = levels.filter((level) => level === 1).length
    const skipped = headings.filter((_, position) => {
      const before = levels[position - 1]
      return before !== undefined && (levels[position] ?? 1) > before + 1
    })
    return [
      ...(titles === 1 ? [] : [`${titles} h1`]),
      ...skipped.map((heading) => `a level is skipped before ${heading}`),
    ]
  })
  expect(judge).toEqual([])
})

/** A poster is a form of its article or event, a filtered list may be a view of the whole one. */
const standsFor = (address: string) => [address, address.replace(/\/affiche$/, ""), address.replace(/\?.*$/, "")]

test("every page names its canonical address", ({ pages, origin }) => {
  const judge = problems(pages, ({ canonical }, address) =>
    standsFor(address).some((path) => canonical === origin + path) ? [] : [canonical],
  )
  expect(judge).toEqual([])
})

test("every page that is its own has a title of its own, with the organisation's short name", ({ pages, origin }) => {
  const own = new Map([...pages].filter(([address, { canonical }]) => canonical === origin + address))
  const titles = [...own.values()].map(({ title }) => title)
  const judge = problems(own, ({ title }) => {
    const isWhole = title.endsWith(` - ${SHORT_NAME}`) && title.length > ` - ${SHORT_NAME}`.length
    const isUnique = titles.indexOf(title) === titles.lastIndexOf(title)
    return isWhole && isUnique ? [] : [title]
  })
  expect(judge).toEqual([])
})

test("every page has a description, a language and a theme colour", ({ pages }) => {
  const judge = problems(pages, ({ description, lang, themeColor }) => [
    ...(description.length > 20 ? [] : [`description « ${description} »`]),
    ...(lang === "fr-CA" ? [] : [`lang ${lang}`]),
    ...(themeColor === "#44c8f5" ? [] : [`theme-color ${themeColor}`]),
  ])
  expect(judge).toEqual([])
})

test("search engines may index every fixed page of a launched site", ({ pages }) => {
  const judge = problems(pages, ({ robots }, address) =>
    everyAddress.includes(address) && robots.includes("noindex") ? [robots] : [],
  )
  const meant = ["/a-propos/offres-emploi/4", ...everyAddress.filter(isPoster)]
  expect(judge.filter((line) => !meant.some((address) => line.startsWith(`${address}:`)))).toEqual([])
})

test("every page has one main with its text, and named navigations", ({ pages }) => {
  const judge = problems(pages, ({ mains, words, unnamedNavs }, address) => [
    ...(mains === 1 ? [] : [`${mains} main`]),
    ...(words >= (isPoster(address) ? 10 : 25) ? [] : [`only ${words} words without JavaScript`]),
    ...(unnamedNavs === 0 ? [] : [`${unnamedNavs} nav without a name`]),
  ])
  expect(judge).toEqual([])
})

test("no page holds an inline style, an executable inline script or an event attribute", ({ pages }) => {
  expect(problems(pages, ({ inline }) => inline)).toEqual([])
})

test("every image has a text and a size", ({ pages }) => {
  expect(problems(pages, ({ poorImages }) => poorImages)).toEqual([])
})

test("no id is used twice in a page", ({ pages }) => {
  expect(problems(pages, ({ ids }) => ids.filter((id, position) => ids.indexOf(id) !== position))).toEqual([])
})

test("every text follows Québec's typography", ({ pages }) => {
  expect(problems(pages, ({ misset }) => misset)).toEqual([])
})
