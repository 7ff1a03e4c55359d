import { expect, test } from "vitest"
import { inspectPublicAddress } from "./public-address.ts"

test("an address that nobody answers at says nothing about its certificate", async () => {
  expect(await inspectPublicAddress("https://127.0.0.1:9")).toBeUndefined()
})
