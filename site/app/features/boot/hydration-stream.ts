/** How React Router's text format (turbo-stream 2) writes what has no index of its own. */
const UNDEFINED = -7
const NULL = -5

/**
 * Plain data as the stream that React Router's browser entry decodes: one flat array in which objects and arrays hold
 * the indexes of their parts, and an object's keys are `_` and the index of their name.
 * Guarded by a test that decodes it with React Router itself: the format is not documented.
 * @param value JSON data; undefined properties are left out, as JSON does
 */
export function toHydrationStream(value: unknown): ReadableStream<Uint8Array> {
  const flat: unknown[] = []
  const texts = new Map<string, number>()

  const put = (item: unknown): number => {
    if (item === null) return NULL
    if (item === undefined) return UNDEFINED
    if (typeof item === "string") return putText(item)
    const index = flat.push(item) - 1
    if (Array.isArray(item)) flat[index] = item.map(put)
    else if (typeof item === "object") {
      flat[index] = Object.fromEntries(Object.entries(item).map(([key, part]) => [`_${putText(key)}`, put(part)]))
    }
    return index
  }
  const putText = (text: string): number => {
    const index = texts.get(text) ?? flat.push(text) - 1
    texts.set(text, index)
    return index
  }

  const root = put(value)
  const body = new Response(`${JSON.stringify(root < 0 ? root : flat)}\n`).body
  if (!body) throw new Error("A response with text has a body")
  return body
}
