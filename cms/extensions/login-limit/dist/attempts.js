/**
 * Counts attempts by key, for a while after the first.
 * @param {{ most: number, during: number, now?: () => number }} limits `during` in ms
 */
export function createAttempts({ most, during, now = Date.now }) {
  /** @type {Map<string, { count: number, until: number }>} */
  const counts = new Map()

  const forgetOld = () => {
    for (const [key, { until }] of counts) if (until <= now()) counts.delete(key)
  }

  return {
    /** @param {string} key @returns {boolean} whether this attempt is one too many */
    isTooMany(key) {
      forgetOld()
      const { count, until } = counts.get(key) ?? { count: 0, until: now() + during }
      counts.set(key, { count: count + 1, until })
      return count >= most
    },
    /** @param {string} key after a success */
    forget(key) {
      counts.delete(key)
    },
  }
}
