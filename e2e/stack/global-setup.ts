import { startStack } from "./stack.ts"

/**
 * Starts the one stack that all tests of a run share, and gives its addresses to them. With `E2E_STACK` given (the JSON
 * of a `StackAddress`), a stack that already runs is used.
 * @returns what stops it
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env["E2E_STACK"]) return async () => undefined
  // Tests that weigh pages wait for the best compression; the others need not.
  const { children: _, stop, ...address } = await startStack({ published: "every page" })
  process.env["E2E_STACK"] = JSON.stringify(address)
  return stop
}
