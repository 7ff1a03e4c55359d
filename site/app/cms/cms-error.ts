/** A failure of the content backend: its status and body, or 503 when it did not answer at all. */
export class CmsError extends Error {
  readonly status: number
  readonly statusText: string
  readonly data: unknown

  /** @param answer `message` where the body's own would say too much */
  constructor(answer: { status: number; statusText: string; data: unknown; cause?: unknown; message?: string }) {
    const message = answer.message ?? messageOf(answer.data) ?? `${answer.status} ${answer.statusText}`.trim()
    super(message, { cause: answer.cause })
    this.name = "CmsError"
    this.status = answer.status
    this.statusText = answer.statusText
    this.data = answer.data
  }
}

/** HTTP/2 has no reason phrase, so the message is the first one of the body. */
function messageOf(data: unknown): string | undefined {
  if (typeof data !== "object" || data === null || !("errors" in data) || !Array.isArray(data.errors)) return undefined
  const first: unknown = data.errors[0]
  if (typeof first !== "object" || first === null || !("message" in first)) return undefined
  return typeof first.message === "string" ? first.message : undefined
}
