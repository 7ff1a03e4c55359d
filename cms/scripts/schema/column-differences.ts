import type { DesiredField } from "./desired-state.ts"
import type { Difference } from "./difference.ts"
import type { LiveField } from "./live-state.ts"
import type { Json, Properties } from "./properties.ts"

/** How a column differs: what can be widened in place, and what would lose content or fail on it. */
export function columnDifferences(desired: DesiredField, live: LiveField): Difference[] {
  const { collection, field } = desired
  const subject = `${collection}.${field}`
  const difference = (
    detail: string,
    weight: Difference["weight"],
    schema: Properties,
    type = desired.type,
  ): Difference => ({
    subject,
    detail,
    weight,
    change: { kind: "update-field", collection, field, type, schema },
  })

  if (desired.type !== live.type && !isUuidOnSqlite(desired, live)) {
    return [difference(`is of type ${live.type}, not ${desired.type}`, "destructive", desired.schema ?? {})]
  }
  if (!desired.schema || !live.schema || desired.schema["is_primary_key"]) return []

  const found: Difference[] = []
  const { max_length: length, is_nullable: isNullable, is_unique: isUnique, default_value: value } = desired.schema
  const liveLength = live.schema["max_length"]
  if (typeof length === "number" && typeof liveLength === "number" && length !== liveLength) {
    const weight = length > liveLength ? "additive" : "destructive"
    found.push(difference(`holds ${liveLength} characters, not ${length}`, weight, { max_length: length }))
  }
  if (isNullable === true && live.schema["is_nullable"] === false) {
    found.push(difference("refuses to be empty", "additive", { is_nullable: true }))
  }
  if (isNullable === false && live.schema["is_nullable"] === true) {
    found.push(difference("may be empty", "destructive", { is_nullable: false }))
  }
  if (isUnique !== undefined && isUnique !== live.schema["is_unique"]) {
    found.push(
      difference(isUnique ? "is not unique" : "is unique", isUnique ? "destructive" : "additive", {
        is_unique: isUnique,
      }),
    )
  }
  if (value !== undefined && plain(value) !== plain(live.schema["default_value"])) {
    found.push(
      difference(`has another default (${plain(live.schema["default_value"])})`, "additive", { default_value: value }),
    )
  }
  return found
}

/** SQLite has no uuid type, and Directus cannot always tell that these 36 characters are one. */
const isUuidOnSqlite = (desired: DesiredField, live: LiveField) =>
  desired.type === "uuid" && live.schema?.["data_type"] === "char" && live.schema["max_length"] === 36

/** Databases write the same default differently: 1, "1" and true. */
function plain(value: Json | undefined): string {
  if (value === null || value === undefined) return "none"
  if (value === 1 || value === "1") return "true"
  if (value === 0 || value === "0") return "false"
  return typeof value === "string" ? value : JSON.stringify(value)
}
