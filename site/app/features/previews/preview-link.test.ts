import { expect, test } from "vitest"
import type { PreviewSubject } from "#app/cms/preview-mode.server.ts"
import { PREVIEW_LIFETIME, readPreviewLink, writePreviewLink } from "./preview-link.server.ts"

const secret = "a secret of the tests"
const subject: PreviewSubject = { collection: "news", id: 12, version: "draft" }

test.each([subject, { ...subject, version: undefined }])("a link opens what it was written for: %o", (written) => {
  expect(readPreviewLink(writePreviewLink(written, 1_000, secret), 1_001, secret)).toEqual(written)
})

test("a link opens nothing any more once its time has passed", () => {
  const link = writePreviewLink(subject, 1_000, secret)
  expect(readPreviewLink(link, 999 + PREVIEW_LIFETIME, secret)).toEqual(subject)
  expect(readPreviewLink(link, 1_000 + PREVIEW_LIFETIME, secret)).toBeUndefined()
})

const link = writePreviewLink(subject, 1_000, secret)
const [body = "", signature = ""] = link.split(".")
const forged = Buffer.from(JSON.stringify({ ...subject, id: 13, until: 9e15 })).toString("base64url")

test.each([
  ["empty", ""],
  ["without a signature", body],
  ["with an empty one", `${body}.`],
  ["of another record", `${forged}.${signature}`],
  ["cut short", link.slice(0, -1)],
  ["signed with another secret", writePreviewLink(subject, 1_000, "another secret of tests")],
  ["of nothing", `.${signature}`],
])("a link %s opens nothing", (_, written) => {
  expect(readPreviewLink(written, 1_001, secret)).toBeUndefined()
})
