import { AsyncLocalStorage } from "node:async_hooks"
import { env } from "#app/env.server.ts"

const frozen = env.SITE_CLOCK === undefined ? undefined : new Date(env.SITE_CLOCK)

const held = new AsyncLocalStorage<Date>()

/** The present moment for every content decision; `SITE_CLOCK` freezes it so that tests can be repeated. */
export const now = (): Date => new Date(held.getStore() ?? frozen ?? Date.now())

/** Runs `work` with the present held at `moment`: pages made together then agree on what is past. */
export const holdNow = <Result>(moment: Date, work: () => Promise<Result>): Promise<Result> => held.run(moment, work)
