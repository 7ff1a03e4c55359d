import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router"
import { expect, test } from "vitest"
import { describeError } from "./describe-error.ts"

test("an answer keeps its status and the server's reference", () => {
  const failure = describeError(new ErrorResponse(503, "Service Unavailable", { reference: "ab12" }))
  expect(failure).toEqual({ status: 503, message: "Service Unavailable", stack: undefined, reference: "ab12" })
})

test("an error of the browser keeps its own stack", () => {
  const error = new Error("x is not a function")
  expect(describeError(error)).toMatchObject({ status: 500, message: "x is not a function", stack: error.stack })
})

test("anything can be thrown", () => {
  expect(describeError("oops")).toMatchObject({ status: 500, message: "oops" })
  expect(describeError(undefined)).toMatchObject({ status: 500, message: "undefined" })
})
