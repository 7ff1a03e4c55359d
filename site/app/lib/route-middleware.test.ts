import { expect, test } from "vitest"
import { findMiddleware } from "./route-middleware.ts"

const staff = async () => new Response()

test("a middleware is found by its name", () => {
  expect(findMiddleware({ staff }, "staff")).toBe(staff)
})

test.each(["nobody", "toString", "__proto__"])("%s is unknown", (name) => {
  expect(() => findMiddleware({ staff }, name)).toThrow(new Error(`Unknown route middleware: '${name}'.`))
})
