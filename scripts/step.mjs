const HEARTBEAT = 20_000

/**
 * Does one step of a command, telling a person when it starts, how long it may take, that it is still
 * going on, and how long it took.
 * @template T
 * @param {string} title French, without a full stop: « Installation des dépendances »
 * @param {string} duration French: « une à trois minutes »
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work gave
 */
export async function step(title, duration, work) {
  const start = performance.now()
  const elapsed = () => `${Math.round((performance.now() - start) / 1000)} s`
  console.log(`→ ${title} (${duration})…`)
  const heartbeat = setInterval(() => console.log(`  ${title} : en cours depuis ${elapsed()}`), HEARTBEAT)
  try {
    const result = await work()
    console.log(`✓ ${title} : fait en ${elapsed()}`)
    return result
  } finally {
    clearInterval(heartbeat)
  }
}
