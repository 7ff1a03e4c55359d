/**
 * Reads the body of a request, as far as it is no larger than it may be: one that says so is not read at all.
 * @param limit in bytes
 * @returns undefined when it is larger
 * @throws Error when the body ends before its end
 */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get("Content-Length") ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}
