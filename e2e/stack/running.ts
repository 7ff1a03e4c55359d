import type { StackAddress } from "./stack.ts"

/** The stack that this run's global setup started; undefined before it has. */
export function runningStack(): StackAddress | undefined {
  const address = process.env["E2E_STACK"]
  return address ? JSON.parse(address) : undefined
}
