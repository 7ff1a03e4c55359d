import { expect, test } from "vitest"
import { locationHeader } from "./location-header.ts"

test.each([
  ["/services/frigo-partage", "/services/frigo-partage"],
  ["/équipe?q=é#été", "/%C3%A9quipe?q=%C3%A9#%C3%A9t%C3%A9"],
  ["/d%C3%A9j%C3%A0", "/d%C3%A9j%C3%A0"],
  ["https://autre.example/où", "https://autre.example/o%C3%B9"],
])("%s is sent as %s", (to, sent) => {
  expect(locationHeader(to)).toBe(sent)
})
