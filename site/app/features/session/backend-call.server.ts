import type { z } from "zod"
import { CmsError } from "#app/cms/cms-error.ts"
import { cmsFetch } from "#app/cms/cms-fetch.server.ts"
import { env } from "#app/env.server.ts"

/** One call made for a visitor. */
export type BackendCall = {
  method: "GET" | "POST"
  path: string
  query?: Record<string, string>
  body?: unknown
  /** Bearer token. */
  token?: string | undefined
  /** The visitor's address, so that what the content backend counts by address is not counted as ours. */
  address?: string | undefined
}

const codeOf = ({ data }: CmsError): string =>
  /"code":"([A-Z_]{1,60})"/.exec(JSON.stringify(data ?? null))?.[1] ?? "no code"

/**
 * Makes one call to the content backend for a visitor. A 204 answers as `undefined`.
 * @throws CmsError for every answer that is not a success (503 for no answer, or one in another shape), once it is logged:
 * its status and its code, never a message or a body, which may hold an address or a token.
 */
export async function callBackend<Answer>(call: BackendCall, shape: z.ZodType<Answer>): Promise<Answer> {
  try {
    return await send(call, shape)
  } catch (error) {
    if (error instanceof CmsError) console.error(`Session: ${call.path} failed, ${error.status} ${codeOf(error)}`)
    throw error
  }
}

async function send<Answer>(call: BackendCall, shape: z.ZodType<Answer>): Promise<Answer> {
  const { method, path, query, body, token, address } = call
  const url = new URL(env.CMS_URL + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers()
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`)
  if (address !== undefined) headers.set("X-Forwarded-For", address)
  if (body !== undefined) headers.set("Content-Type", "application/json")
  // An address as an object is never shared with another question: the answer is this visitor's.
  const answer = await cmsFetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await answer.text()
  const parsed = shape.safeParse(text === "" ? undefined : JSON.parse(text).data)
  if (parsed.success) return parsed.data
  throw new CmsError({ status: 503, statusText: "Service Unavailable", data: null, cause: "another shape" })
}
