import { expect, test } from "vitest"
import { CmsError } from "./cms-error.ts"

test("a failure carries status, status text and body, and says the body's first message", () => {
  const data = { errors: [{ message: "Invalid payload." }, { message: "Other" }] }
  const error = new CmsError({ status: 400, statusText: "Bad Request", data })
  expect(error).toMatchObject({ status: 400, statusText: "Bad Request", data, message: "Invalid payload." })
})

test.each([null, "text", {}, { errors: [] }, { errors: "no" }, { errors: [null] }, { errors: [{ message: 3 }] }])(
  "without a message in %j it says status and status text",
  (data) => {
    expect(new CmsError({ status: 502, statusText: "", data }).message).toBe("502")
  },
)
