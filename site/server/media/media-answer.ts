import { log, reason } from "#server/log.ts"
import { type Exchange, refuse } from "#server/reply.ts"
import type { MediaFile, MediaLibrary } from "./media-library.ts"
import { isAllowedWidth, type MediaAddress } from "./media-address.ts"
import type { MediaInfo } from "./media-source.ts"
import { acceptedFormats } from "./media-type.ts"
import { sendFile } from "./send-file.ts"

/** A versioned address never changes its bytes; others are asked again after a few minutes. */
const forever = "public, max-age=31536000, immutable"
const briefly = "public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800"

/** What only a preview shows is kept by nobody. */
const never = "private, no-store"

/** Who may have a file: everybody, or whoever looks at a preview. */
export type Audience = "everybody" | "editors"

type Choice = { file: MediaFile; tag: string; isFinal: boolean }

/**
 * Answers a `/media/…` address.
 * @param findAudience who may have the file: without an audience it is not found
 */
export const answerMedia = async (
  exchange: Exchange,
  address: MediaAddress,
  library: MediaLibrary,
  findAudience: (id: string) => Audience | undefined,
) => {
  try {
    const audience = findAudience(address.id)
    const info = audience && (await library.describe(address.id, address.version))
    const choice = info && (await choose(exchange, address, library, info))
    if (!info || !choice) return refuse(exchange, 404)
    const isForever = choice.isFinal && address.version === info.version
    await sendFile(exchange, choice.file, choice.tag, [
      "Cache-Control",
      audience === "editors" ? never : isForever ? forever : briefly,
      ...(address.width === undefined ? ["Content-Disposition", dispositionOf(info)] : ["Vary", "Accept"]),
    ])
  } catch (error) {
    if (exchange.response.headersSent) throw error
    log("medium not available", { id: address.id, reason: reason(error) })
    refuse(exchange, 503, ["Retry-After", "30"])
  }
}

const choose = async (
  exchange: Exchange,
  { width }: MediaAddress,
  library: MediaLibrary,
  info: MediaInfo,
): Promise<Choice | undefined> => {
  const tagOf = (name: string) => `"${info.version}-${name}"`
  if (width === undefined) return { file: await library.get(info), tag: tagOf("original"), isFinal: true }
  if (!isAllowedWidth(width, info.width)) return undefined

  const formats = acceptedFormats(exchange.request.headers.accept)
  for (const format of formats) {
    const file = await library.find(info, { width, format })
    if (file) return { file, tag: tagOf(`${width}-${format}`), isFinal: format === formats[0] }
  }
  // AVIF takes seconds to make: it is made ahead, and nobody waits for it.
  const format = formats.find((name) => name !== "avif") ?? "jpeg"
  const file = await library.get(info, { width, format })
  return { file, tag: tagOf(`${width}-${format}`), isFinal: format === formats[0] }
}

/** Pictures and PDF open in the browser, other documents are saved; both under the name that the editor gave. */
const dispositionOf = ({ mediaType, name }: MediaInfo) => {
  const kind = /^image\/|^application\/pdf$/.test(mediaType) ? "inline" : "attachment"
  return `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`
}
