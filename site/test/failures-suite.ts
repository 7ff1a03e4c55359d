import { expect, test } from "vitest"
import type { World } from "./session-world.ts"
import { origin, Visitor } from "./visitor.ts"

const credentials = { email: "a@example.com", password: "secret words" }

/** What goes wrong, and what must not be said. */
export function failuresSuite(world: () => World): void {
  const ask = () => new Visitor().post(world().endpoints.answerPasswordRequest, { email: "a@example.com" })

  test("a failure has the backend's status, reason and body", async () => {
    const data = { errors: [{ message: "Under pressure", extensions: { code: "SERVICE_UNAVAILABLE" } }] }
    const answer = await world().backend.replacedBy(
      (_, response) => response.writeHead(418, "Teapot").end(JSON.stringify(data)),
      ask,
    )
    expect(answer).toMatchObject({ status: 418 })
    expect(answer.body).toEqual({ error: { status: 418, statusText: "Teapot", message: "Under pressure", data } })
  })

  test.each([
    ["", { errors: [{ message: "Broken" }] }, "Broken"],
    ["", "no JSON", "500"],
    ["Reason", {}, "500 Reason"],
  ])("with the reason %j and the body %j the message is %j", async (reason, data, message) => {
    const text = typeof data === "string" ? data : JSON.stringify(data)
    const answer = await world().backend.replacedBy(
      ({ socket }) => socket.end(`HTTP/1.1 500 ${reason}\r\nContent-Length: ${text.length}\r\n\r\n${text}`),
      ask,
    )
    expect(answer.body).toEqual({ error: { status: 500, statusText: reason, message, data } })
  })

  test.each([
    ["answers nothing", (socket: { destroy: () => void }) => socket.destroy()],
    [
      "answers half",
      (socket: { end: (text: string) => void }) => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n{"da'),
    ],
    [
      "is something else",
      (socket: { end: (text: string) => void }) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nsoon"),
    ],
  ])("a backend that %s is unavailable", async (_, fail) => {
    const answer = await world().backend.replacedBy(({ socket }) => fail(socket), ask)
    expect(answer).toMatchObject({ status: 503, body: { error: { status: 503, statusText: "Service Unavailable" } } })
  })

  test.each([
    ["of another site", { Origin: "https://evil.example" }, credentials, 403],
    ["of a sandbox", { Origin: "null" }, credentials, 403],
    ["of a neighbour", { "Sec-Fetch-Site": "same-site" }, credentials, 403],
    ["that is a form", { "Content-Type": "text/plain" }, credentials, 415],
    ["that is no JSON", {}, "{", 400],
    ["that is too large", {}, { ...credentials, password: "x".repeat(20_000) }, 413],
    ["without a password", {}, { email: "a@example.com" }, 400],
    ["with an object for a password", {}, { email: "a@example.com", password: { _neq: "" } }, 400],
    ["without an e-mail", {}, { email: "a", password: "a" }, 400],
  ])("a request %s goes no further", async (_, headers, body, status) => {
    world().backend.takeSeen()
    const answer = await new Visitor().post(world().endpoints.answerLogin, body, headers)
    expect(answer).toMatchObject({ status, body: { error: { status } } })
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("a request that says nothing of where it comes from goes no further", async () => {
    const visitor = new Visitor()
    const answer = await visitor.send(world().endpoints.answerLogout, new Request(origin, { method: "POST" }))
    expect(answer).toMatchObject({ status: 403 })
  })

  test("no other site can end or carry on somebody's session", async () => {
    const visitor = new Visitor()
    visitor.cookies.set("directus_refresh_token", "r")
    const { answerLogout, answerRefresh } = world().endpoints
    for (const endpoint of [answerLogout, answerRefresh])
      expect((await visitor.post(endpoint, undefined, { Origin: "https://evil.example" })).status).toBe(403)
    expect(visitor.cookies.has("directus_refresh_token")).toBe(true)
    expect((await visitor.post(answerLogout, undefined, { Origin: origin })).status).toBe(204)
  })

  test("nothing that the site said holds a password, an address, a token", () => {
    const said = world().log.join("\n")
    expect(said).toContain("Session: /auth/login failed, 401 INVALID_CREDENTIALS")
    expect(said).not.toMatch(/@example\.com|secret words|eyJ[\w-]+\.|[?&]token=/)
    expect(said).not.toContain(world().siteToken)
  })
}
