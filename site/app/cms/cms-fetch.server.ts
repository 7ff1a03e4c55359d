import { CmsError } from "./cms-error.ts"
import { answerOnce } from "./shared-answers.server.ts"

/** Longer than any read takes; a page that waits more is better served from its last good copy. */
const PATIENCE = 8_000

const readBody = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * `fetch` towards the content backend; within one publishing pass the same question is asked only once.
 * @throws CmsError for every answer that is not a success, with its status, status text and body; 503 for no answer.
 */
export const cmsFetch = (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
  typeof input === "string" && (init.method ?? "GET") === "GET"
    ? answerOnce(input, () => fetchFresh(input, init))
    : fetchFresh(input, init)

async function fetchFresh(input: string | URL | Request, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])])
  const response = await fetch(input, { ...init, signal }).catch((cause: unknown) => {
    throw new CmsError({ status: 503, statusText: "Service Unavailable", data: null, cause })
  })
  if (response.ok) return response
  throw new CmsError({ status: response.status, statusText: response.statusText, data: await readBody(response) })
}
