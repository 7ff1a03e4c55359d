import { z } from "zod"
import type { Directus } from "#cms/scripts/directus-client.ts"
import { type DesiredField, type DesiredState, desiredState } from "./desired-state.ts"
import type { Change, Difference } from "./difference.ts"
import { differences } from "./differences.ts"
import { readLiveState } from "./live-state.ts"
import type { Model } from "./model.ts"
import type { Properties } from "./properties.ts"

type Options = { siteUrl?: string | undefined; isForced?: boolean }
type Of<Kind extends Change["kind"]> = Extract<Change, { kind: Kind }>

/**
 * Brings a live instance to the model: adds and relabels; refuses anything that could lose content unless forced.
 * Applying twice writes nothing the second time.
 * @returns what was done and what was left as it is (`extra`)
 * @throws before any write, when something destructive would be needed and `isForced` is not set
 */
export async function applySchema(directus: Directus, model: Model, { siteUrl, isForced = false }: Options = {}) {
  const desired = desiredState(model, siteUrl)
  const found = differences(desired, await readLiveState(directus))
  const refused = found.filter(({ weight }) => weight === "destructive")
  if (refused.length > 0 && !isForced) throw new Error(refusal(refused))

  const done = found.filter(({ weight }) => weight !== "extra" || isForced)
  await expectRoomForRequired(directus, done)
  await write(
    directus,
    desired,
    done.map(({ change }) => change),
  )
  return { done, kept: found.filter((difference) => !done.includes(difference)) }
}

async function write(directus: Directus, desired: DesiredState, changes: Change[]) {
  const only = <Kind extends Change["kind"]>(kind: Kind) =>
    changes.filter((change): change is Of<Kind> => change.kind === kind)

  const missing = only("create-collection").map(({ collection: { collection, isTable, meta } }) => ({
    collection,
    meta,
    schema: isTable ? {} : null,
    ...(isTable ? { fields: desired.fields.filter((field) => field.collection === collection).map(payload) } : {}),
  }))
  if (missing.length > 0) await directus.write("POST", "/collections", missing)

  const updated = only("update-collection").map(({ collection, meta }) => ({ collection, meta }))
  if (updated.length > 0) await directus.write("PATCH", "/collections", updated)

  for (const { field } of only("create-field"))
    await directus.write("POST", `/fields/${field.collection}`, payload(field))
  for (const [collection, fields] of Map.groupBy(only("update-field"), (change) => change.collection)) {
    await directus.write("PATCH", `/fields/${collection}`, merged(fields))
  }
  for (const { relation } of only("create-relation")) await directus.write("POST", "/relations", relation)
  for (const { relation } of only("update-relation")) {
    await directus.write("PATCH", `/relations/${relation.collection}/${relation.field}`, relation)
  }
  for (const { collection, field } of only("delete-field"))
    await directus.write("DELETE", `/fields/${collection}/${field}`)
}

const payload = ({ field, type, schema, meta }: DesiredField) => ({ field, type, schema, meta })

/** One entry per field: Directus replaces the whole column description at each update. */
function merged(changes: Of<"update-field">[]) {
  return [...Map.groupBy(changes, ({ field }) => field)].map(([field, parts]) => {
    const join = (pick: (part: Of<"update-field">) => Properties | undefined) => Object.assign({}, ...parts.map(pick))
    const type = parts.find((part) => part.type)?.type
    return {
      field,
      ...(type ? { type, schema: join((part) => part.schema) } : {}),
      ...(parts.some((part) => part.meta) ? { meta: join((part) => part.meta) } : {}),
    }
  })
}

/** A required column cannot be added to records that have nothing to put in it. */
async function expectRoomForRequired(directus: Directus, found: Difference[]) {
  for (const { change } of found) {
    if (change.kind !== "create-field") continue
    const { collection, field, schema } = change.field
    if (!schema || schema["is_nullable"] !== false || schema["default_value"] !== null) continue
    const first = await directus.read(`/items/${collection}?limit=1&fields=id`, z.unknown())
    if (Array.isArray(first) && first.length === 0) continue
    throw new Error(
      `${collection}.${field} is required and has no default, but ${collection} has records: give it a default.`,
    )
  }
}

const refusal = (refused: Difference[]) =>
  `Refused, because content could be lost (--force does it all the same):\n${refused.map(({ subject, detail }) => `  ${subject} ${detail}`).join("\n")}`
