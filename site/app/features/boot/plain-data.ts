/**
 * Where a value would not survive JSON (a date, a map, a promise, NaN…): "data.root.event: Date", or undefined
 * when it is plain. An undefined property is plain: its reader sees the same thing without it.
 */
export function findImpurity(value: unknown, path = "data"): string | undefined {
  if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return undefined
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `${path}: ${value}`
  if (typeof value !== "object") return `${path}: ${typeof value}`
  if (Array.isArray(value)) {
    return firstOf(value, (item, index) =>
      item === undefined ? `${path}[${index}]: undefined` : findImpurity(item, `${path}[${index}]`),
    )
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `${path}: ${value.constructor.name}`
  return firstOf(Object.entries(value), ([key, item]) => findImpurity(item, `${path}.${key}`))
}

function firstOf<Item>(items: Item[], find: (item: Item, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found) return found
  }
  return undefined
}
