import fc from "fast-check"
import { UNSAFE_decodeViaTurboStream as decode } from "react-router"
import { expect, test } from "vitest"

import { toHydrationStream } from "./hydration-stream.ts"

/** What React Router's browser entry makes of it. */
const read = async (value: unknown) => (await decode(toHydrationStream(value), globalThis.window)).value

test("any plain data comes back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.object({
        maxDepth: 3,
        key: fc.string().filter((name) => name !== "__proto__"), // React Router's decoder drops it, and no loader has one.
        values: [
          fc.string({ unit: "binary" }),
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.boolean(),
          fc.constant(null),
        ],
      }),
      async (data) => {
        expect(await read({ loaderData: data })).toEqual({ loaderData: JSON.parse(JSON.stringify(data)) })
      },
    ),
    { numRuns: 60 },
  )
})
