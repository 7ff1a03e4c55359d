import { readBytes } from "#app/lib/read-bytes.server.ts"

/** Why a body is not read. */
export type BodyRefusal = "unreadable" | "too-large"

/** What a body may weigh, and how many parts it may have: known before anything is parsed, so that memory is bounded. */
export type BodyLimits = { bytes: number; parts: number }

const separatorOf = (mediaType: string, contentType: string) => {
  if (mediaType === "application/x-www-form-urlencoded") return "&"
  const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return mediaType === "multipart/form-data" && boundary !== undefined ? `--${boundary}` : undefined
}

function hasMoreThan(limit: number, separator: string, body: Buffer): boolean {
  let count = 0
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length))
    if (++count > limit) return true
  return false
}

/** Reads what a form sent, in either of the two encodings that a form has. */
export async function readBody(request: Request, limits: BodyLimits): Promise<FormData | BodyRefusal> {
  const contentType = request.headers.get("Content-Type") ?? ""
  const mediaType = contentType.split(";", 1)[0]?.trim().toLowerCase() ?? ""
  const separator = separatorOf(mediaType, contentType)
  if (separator === undefined) return "unreadable"
  const bytes = await readBytes(request, limits.bytes).catch(() => "broken" as const)
  if (bytes === "broken") return "unreadable"
  if (bytes === undefined || hasMoreThan(limits.parts, separator, bytes)) return "too-large"
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData()
  } catch {
    return "unreadable"
  }
}
