import { expect, test } from "vitest"
import { bodyLength, decodeHeader, decodePage, encodePage } from "./page-file.ts"
import { samplePage } from "./sample-page.ts"

const page = samplePage("/actualites?page=2", "<h1>Actualités</h1>")

test("a page comes back as it was written", () => {
  expect(decodePage(encodePage(page))).toEqual(page)
})

test("a page without payload comes back without one", () => {
  const redirect = samplePage("/aide", "", { status: 301, location: "/ressources", payload: undefined })
  expect(decodePage(encodePage(redirect))).toEqual(redirect)
})

test("its header tells how long the file must be", () => {
  const bytes = encodePage(page)
  const { header, bodiesAt } = decodeHeader(bytes)
  expect(header.address).toBe("/actualites?page=2")
  expect(bodiesAt + bodyLength(header)).toBe(bytes.byteLength)
})

test("a page cut off at any byte, or with any byte changed, is refused", () => {
  const bytes = encodePage(page)
  for (let at = 0; at < bytes.byteLength; at += 7) {
    expect(() => decodePage(bytes.subarray(0, at))).toThrow()
    const changed = Buffer.from(bytes)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    expect(() => decodePage(changed)).toThrow()
  }
})
