import type { RouterContextProvider } from "react-router"
import { z } from "zod"
import { CmsError } from "#app/cms/cms-error.ts"
import { env } from "#app/env.server.ts"
import { addressContext } from "#app/lib/address-context.ts"
import { isOwnOrigin } from "#app/lib/own-origin.ts"
import { readBytes } from "#app/lib/read-bytes.server.ts"
import { answerError, refusal } from "./session-answer.server.ts"
import { readSession } from "./session-cookies.ts"
import type { Caller } from "./session.server.ts"

type Call = { request: Request; context: Readonly<RouterContextProvider> }

/** More than any of these bodies weighs (bytes). */
const LARGEST = 16_384

/** Who asks. */
export const callerOf = ({ request, context }: Call): Caller => ({
  session: readSession(request.headers.get("Cookie")),
  address: context.get(addressContext),
})

async function readBody<Body>(request: Request, shape: z.ZodType<Body>): Promise<Body> {
  // A form of another site cannot send this type.
  if (!/^application\/json\b/i.test(request.headers.get("Content-Type") ?? ""))
    throw refusal(415, "Unsupported Media Type", "A JSON body is expected.")
  const bytes = await readBytes(request, LARGEST)
  if (bytes === undefined) throw refusal(413, "Content Too Large", "The body is too large.")
  const parsed = shape.safeParse(parse(bytes.toString()))
  if (parsed.success) return parsed.data
  throw refusal(400, "Bad Request", `Invalid payload. ${z.prettifyError(parsed.error)}`)
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Unlike a form, nothing else speaks for such a request: one that says nothing of where it comes from is refused. */
function isFromHere({ headers }: Request): boolean {
  const origin = headers.get("Origin") ?? undefined
  const fetchSite = headers.get("Sec-Fetch-Site") ?? undefined
  return (origin ?? fetchSite) !== undefined && isOwnOrigin(origin, fetchSite, env.SITE_URL)
}

async function answering(call: Call, work: () => Promise<Response>): Promise<Response> {
  try {
    if (!isFromHere(call.request)) throw refusal(403, "Forbidden", "Only pages of this site may do this.")
    return await work()
  } catch (error) {
    if (error instanceof CmsError) return answerError(error)
    throw error
  }
}

/**
 * A `POST /api/session/…` endpoint: for pages of this site only, with a JSON body of that shape. Failures of the content
 * backend are answered with its own status.
 */
export const sessionEndpoint =
  <Body>(shape: z.ZodType<Body>, answer: (body: Body, caller: Caller) => Promise<Response>) =>
  (call: Call): Promise<Response> =>
    answering(call, async () => answer(await readBody(call.request, shape), callerOf(call)))

/** One that needs no body. */
export const bareEndpoint =
  (answer: (caller: Caller) => Promise<Response>) =>
  (call: Call): Promise<Response> =>
    answering(call, () => answer(callerOf(call)))

/** What the other methods get. */
export const refuseRead = (): Response => new Response(null, { status: 405, headers: { Allow: "POST" } })
