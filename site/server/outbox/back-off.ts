const shortest = 1_000
const longest = 300_000

/**
 * How long to wait after a number of failures in a row (ms): doubling from one second to five minutes, less up to a
 * half by chance, so that what failed together does not come back together.
 */
export const backOff = (failures: number, chance = Math.random()): number =>
  Math.round(Math.min(shortest * 2 ** Math.max(0, failures - 1), longest) * (1 - chance / 2))
