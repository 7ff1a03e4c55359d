import { expect, test } from "vitest"
import { findMedia, isAllowedWidth, readMediaAddress } from "./media-address.ts"
import { acceptedFormats, isGenuine } from "./media-type.ts"
import { readRange } from "./send-file.ts"

const id = "0ae62606-226b-8542-aa07-a3dcdcb5bff1"

test("an address names a file, perhaps its version, perhaps a width", () => {
  expect(readMediaAddress(`/media/${id}`)).toEqual({ id, version: undefined, width: undefined })
  expect(readMediaAddress(`/media/${id}.tuz7c1/640`)).toEqual({ id, version: "tuz7c1", width: 640 })
})

test.each([`/media/${id}/0`, `/media/${id}/640.exe`, `/media/../${id}`, "/media/x", `/media/${id}/640/2`])(
  "%s is no medium",
  (path) => {
    expect(readMediaAddress(path)).toBeUndefined()
  },
)

test("the media of a page are found in its sources and links, each once", () => {
  const html = `<img src="/media/${id}.a1/640" srcset="/media/${id}.a1/320 320w, /media/${id}.a1/640 640w"><a href="/media/${id}">`
  expect(findMedia(html).toSorted()).toEqual([`/media/${id}`, `/media/${id}.a1/320`, `/media/${id}.a1/640`])
})

test("only listed widths, or the picture's own, are made", () => {
  expect(isAllowedWidth(640, 1800)).toBe(true)
  expect(isAllowedWidth(641, 1800)).toBe(false)
  expect(isAllowedWidth(1100, 1100)).toBe(true)
  expect(isAllowedWidth(1280, 1100)).toBe(false)
})

test("formats are those the client takes, smallest first", () => {
  expect(acceptedFormats("image/avif,image/webp,*/*")).toEqual(["avif", "webp", "jpeg"])
  expect(acceptedFormats(undefined)).toEqual(["jpeg"])
})

test("a file is believed on its bytes", () => {
  expect(isGenuine("image/jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(true)
  expect(isGenuine("image/jpeg", Buffer.from("<svg onload=alert(1)>"))).toBe(false)
  expect(isGenuine("application/pdf", Buffer.from("%PDF-1.7"))).toBe(true)
  expect(isGenuine("text/html", Buffer.from("<!doctype html>"))).toBe(false)
  expect(isGenuine("image/svg+xml", Buffer.from("<svg>"))).toBe(false)
})

test.each([
  ["bytes=0-99", { start: 0, end: 99 }],
  ["bytes=900-", { start: 900, end: 999 }],
  ["bytes=-100", { start: 900, end: 999 }],
  ["bytes=0-5000", { start: 0, end: 999 }],
  ["bytes=1000-", "none"],
  ["bytes=5-2", "none"],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  [undefined, undefined],
])("the range %s of 1000 bytes is %o", (header, range) => {
  expect(readRange(header, 1000)).toEqual(range)
})
