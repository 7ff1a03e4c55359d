import type { StackAddress } from "./stack.ts"

/** The stack that this run's global setup started; undefined before it has. */
export function runningStack(): StackAddress | undefined {
  const address = process.env["E2E_STACK"]
  return address ? JSON.parse(address) : undefined
}

/** The stack that tests run against. @throws when none was started */
export function theStack(): StackAddress {
  const stack = runningStack()
  if (!stack) throw new Error("no stack runs: start the tests with `npm run e2e`")
  return stack
}
