import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"

/** How often a Directus whose machine is too busy is asked again, and the rest before (ms). */
const PATIENCE = 120
const REST = 500

type Answer = { status: number; text: string }
type Method = "GET" | "POST" | "PATCH" | "DELETE" | "SEARCH"

const ErrorAnswer = z.object({
  errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string() }).optional() })),
})
const LoginAnswer = z.object({ data: z.object({ access_token: z.string() }) })

/** A refusal by Directus, or no answer at all (`status` 0). */
export class DirectusError extends Error {
  override name = "DirectusError"
  readonly status: number
  readonly code: string | undefined

  constructor(message: string, status: number, code?: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The few calls that the scripts make. Every answer is checked against the shape given for its `data`. */
export type Directus = {
  read<T>(path: string, shape: z.ZodType<T>): Promise<T>
  write(method: "POST" | "PATCH" | "DELETE", path: string, body?: unknown): Promise<void>
  create<T>(path: string, body: unknown, shape: z.ZodType<T>): Promise<T>
  /** How many writing requests were made. */
  writes(): number
}

/** @param url address of Directus, without a final slash
 *  @param token static token, or the access token of an administrator */
export function connectDirectus(url: string, token: string | undefined): Directus {
  let writes = 0
  const authorization: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` }

  async function send(method: Method, path: string, body?: unknown): Promise<Answer> {
    if (method !== "GET") writes += 1
    const isForm = body instanceof FormData
    const headers =
      isForm || body === undefined ? authorization : { ...authorization, "Content-Type": "application/json" }
    const request: RequestInit = { method, headers }
    if (body !== undefined) request.body = isForm ? body : JSON.stringify(body)
    const { response, text } = await untilCalm(async () => {
      const response = await fetch(url + path, request).catch((error: unknown) => {
        throw new DirectusError(`Directus ne répond pas à ${url} : ${reason(error)}`, 0)
      })
      return { response, text: await response.text() }
    })
    if (!response.ok) throw refusal(`${method} ${path}`, response.status, text)
    return { status: response.status, text }
  }

  return {
    read: async (path, shape) => dataOf(await send("GET", path), shape, path),
    create: async (path, body, shape) => dataOf(await send("POST", path, body), shape, path),
    write: async (method, path, body) => void (await send(method, path, body)),
    writes: () => writes,
  }
}

/** On a machine that is too busy Directus refuses before it has done anything: what is asked again is done once. */
async function untilCalm<T extends { response: Response; text: string }>(ask: () => Promise<T>): Promise<T> {
  for (let left = PATIENCE; left > 0; left--) {
    const answer = await ask()
    if (answer.response.status !== 503 || !answer.text.includes("Under pressure")) return answer
    await sleep(REST)
  }
  return ask()
}

/** Opens a session with an e-mail and a password. @returns an access token, good for some minutes */
export async function login(url: string, email: string, password: string): Promise<string> {
  const answer = await connectDirectus(url, undefined).create(
    "/auth/login",
    { email, password },
    LoginAnswer.shape.data,
  )
  return answer.access_token
}

function dataOf<T>({ text }: Answer, shape: z.ZodType<T>, path: string): T {
  const body: unknown = text === "" ? {} : JSON.parse(text)
  const result = shape.safeParse(z.object({ data: z.unknown() }).parse(body).data)
  if (!result.success) throw new DirectusError(`Unexpected answer to ${path}: ${z.prettifyError(result.error)}`, 200)
  return result.data
}

function refusal(request: string, status: number, text: string): DirectusError {
  const parsed = ErrorAnswer.safeParse(parse(text))
  const [first] = parsed.success ? parsed.data.errors : []
  const message = parsed.success ? parsed.data.errors.map((error) => error.message).join(" ") : text.slice(0, 200)
  return new DirectusError(`${request} → ${status}: ${message}`, status, first?.extensions?.code)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const reason = (error: unknown) =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)
