import { test as base } from "@playwright/test"
import { theStack } from "./running.ts"
import type { StackAddress } from "./stack.ts"

export { expect } from "@playwright/test"

/**
 * Playwright's `test`, knowing the running stack: for tests that write to Directus or read its address. Not a fixture
 * of the worker: tests whose workers know different things never share one, nor a browser.
 */
export const test = base.extend<{ stack: StackAddress }>({
  stack: [async ({}, use) => use(theStack()), { scope: "test" }],
})
