/** A record as the content backend keeps it. */
export type Row = Readonly<Record<string, unknown>>

/** Numbers, and texts that order as dates and times do: what every database orders like JavaScript. */
const isOrderable = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /^\d[\d:.TZ+-]*$/.test(value))

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean"

const areEqual = (one: unknown, other: unknown) => isScalar(one) && isScalar(other) && String(one) === String(other)

/** -1, 0 or 1; undefined for values whose order depends on the database. */
export const compareValues = (one: unknown, other: unknown): number | undefined => {
  if (typeof one === "boolean" && typeof other === "boolean") return Math.sign(Number(one) - Number(other))
  if (areEqual(one, other)) return 0
  if (!isOrderable(one) || !isOrderable(other) || typeof one !== typeof other) return undefined
  return one < other ? -1 : 1
}

const order =
  (isMet: (comparison: number) => boolean) =>
  (value: unknown, operand: unknown): boolean => {
    const comparison = compareValues(value, operand)
    return value !== null && (comparison === undefined || isMet(comparison))
  }

/** Operators understood; any other is in doubt. */
const operators: Record<string, (value: unknown, operand: unknown) => boolean> = {
  _eq: (value, operand) => !isScalar(value) || !isScalar(operand) || areEqual(value, operand),
  _in: (value, operand) => !isScalar(value) || !Array.isArray(operand) || operand.some((one) => areEqual(value, one)),
  _null: (value, operand) => operand !== true || value === null,
  _nnull: (value, operand) => operand !== true || value !== null,
  _starts_with: (value, operand) =>
    typeof value !== "string" || typeof operand !== "string" || value.startsWith(operand),
  _lt: order((comparison) => comparison < 0),
  _lte: order((comparison) => comparison <= 0),
  _gt: order((comparison) => comparison > 0),
  _gte: order((comparison) => comparison >= 0),
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null

const meets = (row: Row, field: string, conditions: unknown) => {
  if (!isObject(conditions) || !(field in row)) return true
  return Object.entries(conditions).every(([name, operand]) => operators[name]?.(row[field], operand) ?? true)
}

/** Whether a record may satisfy a filter. In doubt it says yes: a question too many costs little, one too few is a stale page. */
export const mayMatch = (filter: unknown, row: Row): boolean => {
  if (!isObject(filter)) return true
  return Object.entries(filter).every(([name, inner]) => {
    if (name === "_and") return !Array.isArray(inner) || inner.every((part) => mayMatch(part, row))
    if (name === "_or") return !Array.isArray(inner) || inner.length === 0 || inner.some((part) => mayMatch(part, row))
    return meets(row, name, inner)
  })
}

/** Whether a record surely comes after another in a sort (`["-date", "id"]`). */
export const isSurelyAfter = (row: Row, other: Row, sort: readonly string[]): boolean => {
  for (const written of sort) {
    const isDescending = written.startsWith("-")
    const field = isDescending ? written.slice(1) : written
    const comparison = compareValues(row[field], other[field])
    if (comparison === undefined) return false
    if (comparison !== 0) return isDescending ? comparison < 0 : comparison > 0
  }
  return false
}
