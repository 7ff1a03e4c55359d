import { askAgain } from "./ask-again.ts"
import { CmsError } from "./cms-error.ts"
import { isRecalling, nothingKnown } from "./recalled-answers.server.ts"
import { answerOnce } from "./shared-answers.server.ts"

/** Longer than any read takes; a page that waits more is better served from its last good copy. */
const PATIENCE = 8_000

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Every answer of the content backend that says something says it in `data`. */
const holdsData = (body: string) => {
  const parsed = parseBody(body)
  return typeof parsed === "object" && parsed !== null && "data" in parsed
}

/** An answer that stops half-way is no answer. */
async function readWhole(pending: Promise<Response>) {
  try {
    const response = await pending
    const { status, statusText, ok, headers } = response
    return { status, statusText, ok, headers, body: await response.text() }
  } catch (cause) {
    throw new CmsError({ status: 503, statusText: "Service Unavailable", data: null, cause })
  }
}

const isRead = ({ method = "GET" }: RequestInit) => method === "GET"

/**
 * `fetch` towards the content backend; within one publishing pass the same question is asked only once. A read that
 * meets a moment of pressure or a reset connection is tried once more.
 * @throws CmsError for every answer that is not a success, with its status, status text and body; 503 for no answer.
 */
export const cmsFetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
  typeof input === "string" && isRead(init) ? answerOnce(input, () => fetchFresh(input, init)) : fetchFresh(input, init)

async function fetchFresh(input: string | URL | Request, init: RequestInit): Promise<Response> {
  // Made without the content backend: what nobody remembers is not waited for.
  if (isRecalling()) throw nothingKnown()
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])])
  const headers = new Headers(init.headers)
  // What a read began before a save may enter Directus' cache after the save has emptied it.
  if (isRead(init)) headers.set("Cache-Control", "no-store")
  const ask = () => readWhole(fetch(input, { ...init, headers, signal }))
  const answer = await (isRead(init) ? askAgain(ask) : ask())
  const { status, statusText, ok, body } = answer
  if (!ok) throw new CmsError({ status, statusText, data: parseBody(body) })
  // Something else answers in its place: a proxy, a page that says "back soon".
  if (body !== "" && !holdsData(body))
    throw new CmsError({ status: 503, statusText: "Service Unavailable", data: null })
  return new Response(body === "" ? null : body, { status, statusText, headers: answer.headers })
}
