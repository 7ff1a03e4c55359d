import { expect, test } from "vitest"
import { desiredState } from "./desired-state.ts"
import { readModel } from "./read-model.ts"

test("no text of the Studio has an ordinary space inside « » or before « : ; ! ? »", () => {
  const { collections, fields } = desiredState(readModel(), "https://site.example")
  const texts = JSON.stringify([collections, fields], undefined, 1).split("\n")
  expect(texts.filter((text) => /« | »|[^\s"] [:;!?](?= |"|$)/.test(text))).toEqual([])
  expect(texts.filter((text) => text.includes("«\u00A0")).length).toBeGreaterThan(10)
})
