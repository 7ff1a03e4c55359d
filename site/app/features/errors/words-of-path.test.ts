import { expect, test } from "vitest"
import { wordsOfPath } from "./words-of-path.ts"

test.each([
  ["/services/location-de-casiers", "location de casiers"],
  ["/Assurance%20dentaire/", "Assurance dentaire"],
  ["/anciennes-pages/index.php", "index"],
  ["/offres/12", ""],
  ["/<img src=x>", "img src x"],
  ["/%E0%A4%A", ""],
  ["/", ""],
])("%s is searched as « %s »", (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
