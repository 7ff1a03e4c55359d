import { expect, test } from "vitest"
import { makeExcerpt, markText } from "./excerpt.ts"

const written = (parts: { text: string; isMarked: boolean }[]) =>
  parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("")

test("every form of a word is marked, accents or not", () => {
  expect(written(markText("L’Élection des élus et les élections", ["elect"]))).toBe(
    "L’[Élection] des élus et les [élections]",
  )
})

test("an extract shows the sentence that says most", () => {
  const long = "Une longue phrase sans rapport. ".repeat(12)
  const text = `${long}Le dentiste est couvert. ${long}Le dentiste est remboursé sur facture. ${long}`
  expect(written(makeExcerpt([text], ["dentist", "rembours"]))).toMatch(
    /^… Le \[dentiste\] est \[remboursé\] sur facture\./,
  )
})

test("the summary is preferred when it says as much", () => {
  expect(written(makeExcerpt(["Un casier.", "Encore un casier."], ["casi", "casier"]))).toBe("Un [casier].")
})

test("an extract is short, and cut between two words", () => {
  const parts = makeExcerpt(["mot ".repeat(300)], [])
  const text = written(parts)
  expect(text.length).toBeLessThan(220)
  expect(text).toMatch(/mot …$/)
})

test("nothing to say is nothing", () => {
  expect(makeExcerpt(["", ""], ["x"])).toEqual([])
})
