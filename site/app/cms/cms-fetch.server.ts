import { CmsError } from "./cms-error.ts"

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
 * `fetch` towards the content backend.
 * @throws CmsError for every answer that is not a success, with its status, status text and body; 503 for no answer.
 */
export async function cmsFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(init.signal ? [init.signal] : [])])
  const response = await fetch(input, { ...init, signal }).catch((cause: unknown) => {
    throw new CmsError({ status: 503, statusText: "Service Unavailable", data: null, cause })
  })
  if (response.ok) return response
  throw new CmsError({ status: response.status, statusText: response.statusText, data: await readBody(response) })
}
