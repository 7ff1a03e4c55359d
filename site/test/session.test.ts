import { afterAll, beforeAll, describe } from "vitest"
import { accountsSuite } from "./accounts-suite.ts"
import { authorizationSuite } from "./authorization-suite.ts"
import { failuresSuite } from "./failures-suite.ts"
import { startWorld, type World } from "./session-world.ts"
import { signingInSuite } from "./signing-in-suite.ts"

describe("the session, on a real Directus", () => {
  let started: World | undefined
  const world = () => {
    if (!started) throw new Error("Directus did not start")
    return started
  }
  beforeAll(async () => {
    started = await startWorld()
  })
  afterAll(() => started?.stop())

  signingInSuite(world)
  authorizationSuite(world)
  accountsSuite(world)
  failuresSuite(world)
})
