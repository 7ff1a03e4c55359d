import { AsyncLocalStorage } from "node:async_hooks"
import { env } from "#app/env.server.ts"

/**
 * How far the site's clock stands from the machine's (ms). It runs: a page that is right until midnight waits for midnight.
 * Counted from the start of the process, so that all its threads agree: a page would be published by one, and be over for another.
 */
const shift = env.SITE_CLOCK === undefined ? 0 : Date.parse(env.SITE_CLOCK) - performance.timeOrigin

const held = new AsyncLocalStorage<Date>()

/** The present moment for every content decision; `SITE_CLOCK` sets it at the start so that tests can be repeated. */
export const now = (): Date => new Date(held.getStore() ?? Date.now() + shift)

/** Runs `work` with the present held at `moment`: pages made together then agree on what is past. */
export const holdNow = <Result>(moment: Date, work: () => Promise<Result>): Promise<Result> => held.run(moment, work)
