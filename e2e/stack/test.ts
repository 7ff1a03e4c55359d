import { test as base } from "@playwright/test"
import { runningStack } from "./running.ts"
import type { StackAddress } from "./stack.ts"

export { expect } from "@playwright/test"

/** Playwright's `test`, knowing the running stack: for tests that write to Directus or read its address. */
export const test = base.extend<object, { stack: StackAddress }>({
  stack: [
    async ({}, use) => {
      const stack = runningStack()
      if (!stack) throw new Error("no stack runs: start the tests with `npm run e2e`")
      await use(stack)
    },
    { scope: "worker" },
  ],
})
