import { expect, test } from "vitest"
import { pictureOf } from "./picture.ts"

const image = { id: "a", alt: "", width: 1000, height: 500, credit: undefined }
const widths = (width: number) =>
  [...pictureOf({ ...image, width }).srcSet.matchAll(/(\d+)w/g)].map(([, size]) => Number(size))

test("a picture is offered at the site's widths, never larger than it is", () => {
  expect(widths(1000)).toEqual([320, 640, 960, 1000])
  expect(widths(640)).toEqual([320, 640])
  expect(widths(200)).toEqual([200])
  expect(widths(4000)).toEqual([320, 640, 960, 1280, 1600])
})
