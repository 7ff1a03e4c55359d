import { expect, test } from "vitest"
import { formatFileSize } from "./file-size.ts"

test.each([
  [1, "1 octet"],
  [999, "999 octets"],
  [340_000, "340 ko"],
  [999_600, "1 Mo"],
  [1_240_000, "1,2 Mo"],
  [12_400_000, "12 Mo"],
])("%d bytes are « %s »", (bytes, expected) => {
  expect(formatFileSize(bytes).replaceAll("\u00A0", " ")).toBe(expected)
})
