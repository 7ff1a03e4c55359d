import { expect, test } from "vitest"
import { chooseEncoding } from "./encoding.ts"

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["*", "br"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["identity", "identity"],
  ["BR", "br"],
  ["", "identity"],
])("« %s » gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding)
})

test("a client that says nothing gets the plain form", () => {
  expect(chooseEncoding(undefined)).toBe("identity")
})
