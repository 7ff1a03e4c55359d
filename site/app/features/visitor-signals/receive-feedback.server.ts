import { RateLimiterMemory } from "rate-limiter-flexible"
import { isPublished } from "#app/lib/last-published.server.ts"
import { readBytes } from "#app/lib/read-bytes.server.ts"
import { THANKS } from "./page-feedback.tsx"
import { notePageFeedback } from "./visitor-signals.server.ts"

/** Answers of one visitor that count, in ten minutes: who reads everything has as many to give, a robot no more. */
const visitors = new RateLimiterMemory({ points: 40, duration: 600 })

const refuse = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } })

/** More than any answer weighs (bytes). */
const LARGEST = 16_384

/**
 * Counts an answer to « Cette page vous a-t-elle été utile ? » and leads back to its page.
 * @param visitor tells visitors apart (`visitorContext`); it is not kept with the count
 */
export async function receiveFeedback(request: Request, visitor: string): Promise<Response> {
  if (request.headers.get("Origin") !== new URL(request.url).origin) return refuse(403)
  const body = await readBytes(request, LARGEST)
  if (body === undefined) return refuse(413)
  const answer = new URLSearchParams(body.toString())
  const page = answer.get("page") ?? ""
  const useful = answer.get("utile")
  if ((useful !== "oui" && useful !== "non") || !(await isPublished(page))) return refuse(400)
  const mayCount = await visitors.consume(visitor).then(
    () => true,
    () => false,
  )
  if (mayCount) notePageFeedback(page, useful === "oui")
  return new Response(null, { status: 303, headers: { Location: `${page}#${THANKS}`, "Cache-Control": "no-store" } })
}
