import {
  type CollectionType,
  createDirectus,
  customEndpoint,
  type Query,
  readItems,
  readSingleton,
  rest,
  type RestCommand,
  staticToken,
} from "@directus/sdk"
import { data } from "react-router"
import type { z } from "zod"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { CmsError } from "./cms-error.ts"
import { cmsFetch } from "./cms-fetch.server.ts"
import { currentPreview } from "./preview-mode.server.ts"
import { publicationFilter } from "./publication-filter.ts"
import { noteRead } from "./read-recorder.server.ts"
import { type Question, recalledAnswer } from "./recalled-answers.server.ts"
import type { Schema } from "./schema.generated.ts"

type Editorial = { [Name in keyof Schema]: Schema[Name] extends { status: unknown }[] ? Name : never }[keyof Schema]

const connectionBy = (fetch: typeof cmsFetch) =>
  createDirectus<Schema>(env.CMS_URL, { globals: { fetch } }).with(rest())
const connection = connectionBy(cmsFetch)
const clientOf = (token: string | undefined) => (token === undefined ? connection : connection.with(staticToken(token)))
const client = clientOf(env.CMS_TOKEN)
/** Reads versions too. The publisher's thread is never given its token. */
const previewClient = clientOf(env.CMS_PREVIEW_TOKEN)

/** Whom to ask a question whose answer may be recalled: a page that is made without the content backend asks its memory. */
const clientFor = (question: Question) => {
  const recalled = recalledAnswer(question)
  return recalled ? connectionBy(recalled) : client
}

/**
 * Asks the content backend. Any failure of it, its licence lock included, is "unavailable": never "not found".
 * What it answers is not filtered: features read through `readPublished`.
 */
export async function ask<Answer>(command: RestCommand<Answer, Schema>, asked = client): Promise<Answer> {
  try {
    return await asked.request(command)
  } catch (error) {
    if (!(error instanceof CmsError)) throw error
    throw unavailable(`${error.status} ${error.message}`, error.cause ?? error.data)
  }
}

/**
 * Asks for what has no type of its own (counts, groups), and checks what comes.
 * @param question says what is asked where the answer may be recalled
 * @throws 503 also when the answer has another shape: a backend that answers garbage is one that fails
 */
export async function askFor<Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  params: Record<string, unknown>,
  question?: Question,
): Promise<z.output<Shape>> {
  const answer = await ask(customEndpoint<unknown>({ path, method: "GET", params }), question && clientFor(question))
  const { data: checked, error } = shape.safeParse(answer)
  if (error) throw unavailable(`an answer of another shape from ${path}`, error.issues)
  return checked
}

const unavailable = (what: string, detail: unknown) => {
  const reference = crypto.randomUUID().slice(0, 8)
  console.error(`[${reference}] Content backend: ${what}`, detail)
  return data({ reference }, { status: 503, statusText: "Service Unavailable" })
}

const keysOf = (rows: readonly unknown[]) =>
  rows.flatMap((row) => {
    const key: unknown = typeof row === "object" && row !== null && "id" in row ? row.id : undefined
    return typeof key === "string" || typeof key === "number" ? [key] : []
  })

/**
 * Reads the records of a collection that the public may see now, every one of them unless `limit` says otherwise.
 * The answer has exactly the type of the fields asked for. A related editorial record is not checked: read it by itself.
 * @throws 503 when the backend fails or does not answer.
 */
export async function readPublished<
  Name extends Editorial,
  const Asked extends Query<Schema, CollectionType<Schema, Name>>,
>(collection: Name, query: Asked) {
  const command = readItems<Schema, Name, Asked>(collection, query)
  const narrowed =
    (seen: object, version?: string): typeof command =>
    () => {
      const request = command()
      const { filter, fields, limit, ...rest } = request.params ?? {}
      const filters = [seen, ...(filter === undefined ? [] : [filter])]
      // The publisher must know which records were read, so the key is always asked for.
      const keyed = fields === undefined ? ["*"] : [...fields, "id"]
      const params = { ...rest, fields: keyed, limit: limit ?? -1, filter: { _and: filters } }
      return { ...request, params: version === undefined ? params : { ...params, version } }
    }
  const subject = currentPreview()
  if (subject?.collection === collection) {
    const itself = { id: { _eq: subject.id } }
    const rows = await ask(narrowed({ _or: [publicationFilter(now()), itself] }), previewClient)
    if (subject.version === undefined) return rows
    const versions = await ask(narrowed(itself, subject.version), previewClient)
    return withVersion(rows, versions, subject.id).slice(0, query.limit ?? rows.length + 1)
  }
  // Asked again at another moment, it is about what is published then.
  const again = () => ask(narrowed(publicationFilter(now())))
  const rows = await ask(narrowed(publicationFilter(now())), clientFor({ collection, query }))
  noteRead({ collection, query, keys: keysOf(rows), rows, again })
  return rows
}

/** The rows with one record as its version has it, where the record stood; a record without that version stays as it is. */
function withVersion<Row>(rows: readonly Row[], versions: readonly Row[], id: number): Row[] {
  if (versions.length === 0) return [...rows]
  const at = rows.findIndex((row) => keysOf([row])[0] === id)
  return at < 0 ? [...versions, ...rows] : [...rows.slice(0, at), ...versions, ...rows.slice(at + 1)]
}

/**
 * Reads fields of the site's settings.
 * @throws 503 when the backend fails or does not answer.
 */
export async function readSettings<const Asked extends Query<Schema, Schema["settings"]>>(query: Asked) {
  const command = readSingleton<Schema, "settings", Asked>("settings", query)
  const settings = await ask(command, clientFor({ collection: "settings", query }))
  noteRead({ collection: "settings", query, keys: [], rows: settings, again: () => ask(command) })
  return settings
}
