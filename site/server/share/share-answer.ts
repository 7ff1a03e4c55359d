import { log, reason } from "#server/log.ts"
import { type Exchange, refuse, send } from "#server/reply.ts"
import type { ShareImages } from "./share-images.ts"

/** Answers with the share image of a page. */
export async function answerShareImage(exchange: Exchange, path: string, images: ShareImages): Promise<void> {
  try {
    const image = await images.get(path)
    if (!image) return refuse(exchange, 404)
    const tag = `"${image.tag}"`
    const headers = [
      "Content-Type",
      "image/png",
      "Cache-Control",
      "public, max-age=86400, stale-if-error=604800",
      "ETag",
      tag,
    ]
    if (exchange.request.headers["if-none-match"]?.includes(tag)) return send(exchange, 304, headers)
    send(exchange, 200, headers, image.bytes)
  } catch (error) {
    log("share image not drawn", { path, reason: reason(error) })
    refuse(exchange, 503, ["Retry-After", "30"])
  }
}
