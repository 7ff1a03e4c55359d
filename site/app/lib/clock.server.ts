import { env } from "#app/env.server.ts"

const frozen = env.SITE_CLOCK === undefined ? undefined : new Date(env.SITE_CLOCK)

/** The present moment for every content decision; `SITE_CLOCK` freezes it so that tests can be repeated. */
export const now = (): Date => new Date(frozen ?? Date.now())
