import { Readable } from "node:stream"
import { collections, isId } from "./collections.js"

/** Three attachments of five megabytes, with room for the fields (bytes). */
const largest = 20 * 1024 * 1024

/** What was posted is no submission: answered with that status. */
export class WrongArrival extends Error {
  constructor(status, message) {
    super(message)
    this.status = status
  }
}

const limited = (request) =>
  Readable.toWeb(
    Readable.from(
      (async function* () {
        let received = 0
        for await (const chunk of request) {
          received += chunk.byteLength
          if (received > largest) throw new WrongArrival(413, "Too large")
          yield chunk
        }
      })(),
    ),
  )

const parse = async (request) => {
  const type = String(request.headers["content-type"] ?? "")
  if (!type.startsWith("multipart/form-data")) throw new WrongArrival(415, "multipart/form-data is expected")
  try {
    return await new Response(limited(request), { headers: { "content-type": type } }).formData()
  } catch (error) {
    throw error instanceof WrongArrival ? error : new WrongArrival(400, "The body cannot be read")
  }
}

/**
 * Reads what the site posts: the part `submission` (JSON: collection, record) and any number of parts `attachment`.
 * @returns {Promise<{collection: string, record: object, attachments: {name: string, type: string, bytes: Buffer}[]}>}
 */
export const readArrival = async (request) => {
  const form = await parse(request)
  let submission
  try {
    submission = JSON.parse(String(form.get("submission")))
  } catch {
    throw new WrongArrival(400, "submission is no JSON")
  }
  const { collection, record } = submission ?? {}
  if (!collections.includes(collection)) throw new WrongArrival(400, "Unknown collection")
  if (typeof record !== "object" || record === null || !isId(record.id))
    throw new WrongArrival(400, "A record needs an id")
  const files = form.getAll("attachment").filter((part) => typeof part !== "string")
  const attachments = await Promise.all(
    files.map(async (file) => ({ name: file.name, type: file.type, bytes: Buffer.from(await file.arrayBuffer()) })),
  )
  return { collection, record, attachments }
}
