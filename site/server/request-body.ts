import type { IncomingMessage } from "node:http"

/** The largest body taken, in bytes: the attachments of one form (checked again by the form) with room for its fields. */
export const largestBody = 25 * 1024 * 1024

/** What is read only to be dropped, at most (bytes): whoever sends more is cut off. */
const mostDropped = 2 * largestBody

/** A request's body on its way to the app. */
export type Body = {
  stream: ReadableStream<Uint8Array>
  /** It was cut off. */
  isTooLarge: boolean
  /** Reads and drops what nobody has read: the client, still sending, gets to see the answer, and the connection goes on. */
  drop: () => void
}

/**
 * Reads a body as a web stream that fails as soon as more than `limit` bytes have come.
 * The count is ours: `Content-Length` may lie or be absent. What is beyond the limit is dropped.
 */
export const readBody = (request: IncomingMessage, limit = largestBody): Body => {
  let received = 0
  let drop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const take = (chunk: Buffer) => {
        received += chunk.byteLength
        if (received > limit) {
          body.isTooLarge = true
          drop()
          return controller.error(new Error(`Body larger than ${limit} bytes`))
        }
        controller.enqueue(new Uint8Array(chunk))
        if ((controller.desiredSize ?? 1) <= 0) request.pause()
      }
      const end = () => controller.close()
      const dropped = (chunk: Buffer) => {
        received += chunk.byteLength
        if (received > mostDropped) request.destroy()
      }
      drop = () => void request.off("data", take).off("end", end).off("data", dropped).on("data", dropped).resume()
      request.on("data", take).on("end", end)
      request.on("error", (error) => controller.error(error))
    },
    pull: () => void request.resume(),
    // Who reads may have seen enough: what still comes must not be given to nobody.
    cancel: () => drop(),
  })
  const body: Body = { stream, isTooLarge: false, drop: () => drop() }
  return body
}
