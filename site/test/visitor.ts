import { RouterContextProvider } from "react-router"
import { addressContext } from "#app/lib/address-context.ts"

/** An endpoint as its route calls it. */
type Endpoint = (call: { request: Request; context: RouterContextProvider }) => Promise<Response> | Response

/** What an endpoint answered. */
export type Answer = { status: number; body: unknown; headers: Headers }

export const origin = "https://site.example"

let visitors = 0

/** Somebody's browser: keeps its cookies, and sends what browsers send. Each has an address of its own. */
export class Visitor {
  readonly address = `192.0.2.${++visitors}`
  readonly cookies = new Map<string, string>()

  /** The names and attributes of the cookies that the last answer set. */
  lastSet: string[] = []

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  }

  async post(endpoint: Endpoint, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const type = body === undefined ? undefined : { "Content-Type": "application/json" }
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = {
      method: "POST",
      headers: { Origin: origin, ...type, ...headers },
      ...(text !== undefined && { body: text }),
    }
    return this.send(endpoint, new Request(`${origin}/api/session`, init))
  }

  async get(endpoint: Endpoint, path = "/api/session/me"): Promise<Answer> {
    return this.send(endpoint, new Request(origin + path))
  }

  async send(endpoint: Endpoint, request: Request): Promise<Answer> {
    if (this.cookies.size > 0) request.headers.set("Cookie", this.cookieHeader)
    const context = new RouterContextProvider()
    context.set(addressContext, this.address)
    const answer = await endpoint({ request, context })
    this.lastSet = answer.headers.getSetCookie()
    for (const cookie of this.lastSet) this.#keep(cookie)
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === "" ? undefined : JSON.parse(text) }
  }

  #keep(cookie: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/; Max-Age=0;/.test(cookie)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
