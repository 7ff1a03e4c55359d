import { expect, test } from "vitest"
import { pageOfShareImage, shareImageOf } from "./share-address.ts"

test.each(["/", "/services/bde", "/a-propos/offres-emploi/12"])("the share image of %s leads back to it", (path) => {
  expect(pageOfShareImage(shareImageOf(path))).toBe(path)
})

test("the views of a list have the image of the list", () => {
  expect(shareImageOf("/evenements?periode=passes")).toBe(shareImageOf("/evenements"))
})

test.each(["/partage", "/partage/.jpg", "/services/bde.png", "/partage.png"])("%s is no share image", (address) => {
  expect(pageOfShareImage(address)).toBeUndefined()
})
