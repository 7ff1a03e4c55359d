const patience = 10

/**
 * Gathers the changes of 10 ms into one list, merging those of the same collection and event.
 * @param {(changes: { collection: string, keys: string[], event: string }[]) => void} send
 */
export function collectChanges(send) {
  /** @type {Map<string, { collection: string, keys: Set<string>, event: string, isWhole: boolean }>} */
  let pending = new Map()

  const flush = () => {
    const changes = [...pending.values()].map(({ collection, keys, event, isWhole }) => ({
      collection,
      keys: isWhole ? [] : [...keys],
      event,
    }))
    pending = new Map()
    send(changes)
  }

  /**
   * @param {string} collection
   * @param {unknown} keys an empty list stands for the whole collection
   * @param {string} event
   */
  return (collection, keys, event, { schema } = {}) => {
    // What keeps no history holds somebody's personal request: no site shows it.
    if (schema?.collections[collection]?.accountability === null) return
    if (pending.size === 0) setTimeout(flush, patience)
    const name = `${collection} ${event}`
    const change = pending.get(name) ?? { collection, keys: new Set(), event, isWhole: false }
    const list = Array.isArray(keys) ? keys.filter((key) => key !== undefined && key !== null) : []
    if (list.length === 0) change.isWhole = true
    for (const key of list) change.keys.add(String(key))
    pending.set(name, change)
  }
}
