import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { readSession } from "#app/features/session/session-cookies.ts"
import { type Account, type World } from "./session-world.ts"
import { Visitor } from "./visitor.ts"

const REFUSED = "Login failed, please check your credentials."
const soon = () => String(Date.now() - 1)

/** Signing in, staying signed in, signing out. */
export function signingInSuite(world: () => World): void {
  const signIn = async (account: Account, visitor = new Visitor()) => {
    const { email, password } = account
    const answer = await visitor.post(world().endpoints.answerLogin, { email, password })
    expect(answer.status).toBe(200)
    return visitor
  }
  const expire = (visitor: Visitor) => visitor.cookies.set("directus_token_expired_at", soon())
  const bearerOf = (visitor: Visitor) => `Bearer ${visitor.cookies.get("directus_token")}`

  test("signing in sets the three cookies, says who it is and no token", async () => {
    const { email, password, id } = world().administrator
    const visitor = new Visitor()
    const before = Date.now()
    world().backend.takeSeen()
    const answer = await visitor.post(world().endpoints.answerLogin, { email, password })
    expect(answer).toMatchObject({ status: 200, body: { data: { id, email } } })
    expect(answer.headers.get("Cache-Control")).toBe("no-store")
    expect([...visitor.cookies.keys()]).toEqual([
      "directus_token",
      "directus_refresh_token",
      "directus_token_expired_at",
    ])
    expect(visitor.lastSet.map((cookie) => cookie.includes("HttpOnly"))).toEqual([true, true, false])
    for (const cookie of visitor.lastSet) expect(cookie).toMatch(/; Max-Age=604800; Path=\/;.* Secure; SameSite=Lax$/)
    const expiry = Number(visitor.cookies.get("directus_token_expired_at"))
    expect(expiry).toBeGreaterThanOrEqual(before + 900_000)
    expect(expiry).toBeLessThanOrEqual(Date.now() + 900_000)
    const [login, me] = world().backend.takeSeen()
    expect(login).toMatchObject({ method: "POST", path: "/auth/login", authorization: undefined })
    expect(JSON.parse(login?.body ?? "")).toEqual({ email, password, mode: "json" })
    expect(me).toMatchObject({ method: "GET", path: "/users/me", authorization: bearerOf(visitor) })
    expect(JSON.stringify(answer.body)).not.toContain(visitor.cookies.get("directus_token"))
  })

  test.each(["a wrong password", "an address that nobody has"])("%s is refused in the same words", async (what) => {
    const member = await world().createMember()
    const email = what.startsWith("a wrong") ? member.email : "nobody@example.com"
    const visitor = new Visitor()
    const answer = await visitor.post(world().endpoints.answerLogin, { email, password: "wrong" })
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 401, message: REFUSED } } })
    expect(answer.body).toHaveProperty("error.data.errors.0.extensions.code", "INVALID_CREDENTIALS")
    expect(visitor.cookies.size).toBe(0)
  })

  test("a success without a token is refused in those words too", async () => {
    const visitor = new Visitor()
    const answer = await world().backend.replacedBy(
      (_, response) => response.end(JSON.stringify({ data: { expires: 900_000 } })),
      () => visitor.post(world().endpoints.answerLogin, { email: "a@example.com", password: "a" }),
    )
    expect(answer).toMatchObject({ status: 401, body: { error: { status: 401, message: REFUSED, data: null } } })
    expect(visitor.cookies.size).toBe(0)
  })

  test("somebody signs in even when the content backend does not say who it is", async () => {
    const visitor = new Visitor()
    const answer = await world().backend.replacedBy(
      (request, response) =>
        request.url === "/auth/login"
          ? response.end(JSON.stringify({ data: { access_token: "a.b.c", refresh_token: "r", expires: 900_000 } }))
          : response.writeHead(500).end(),
      () => visitor.post(world().endpoints.answerLogin, { email: "a@example.com", password: "a" }),
    )
    expect(answer).toMatchObject({ status: 200, body: { data: null } })
    expect(visitor.cookies.get("directus_token")).toBe("a.b.c")
    expect(world().log.some((line) => line.includes("/users/me failed, 500"))).toBe(true)
  })

  test("too many wrong passwords wait, from there only; the account itself stays open", async () => {
    const member = await world().createMember()
    const stranger = new Visitor()
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push(
        (await stranger.post(world().endpoints.answerLogin, { email: member.email, password: "wrong" })).status,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await stranger.post(world().endpoints.answerLogin, { ...member })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0)
    await signIn(member)
  })

  test("twenty-six wrong passwords from as many places do not suspend an account", async () => {
    const member = await world().createMember()
    for (let place = 0; place < 26; place += 1)
      await new Visitor().post(world().endpoints.answerLogin, { email: member.email, password: "wrong" })
    await signIn(member)
  })

  test("the content backend itself makes whoever tries too many passwords wait, from there only", async () => {
    const member = await world().createMember()
    const attempt = async (password: string, address: string) => {
      const answer = await fetch(`${world().url}/auth/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
        body: JSON.stringify({ email: member.email, password }),
      })
      return answer.status
    }
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push(await attempt("wrong", "198.51.100.1"))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429])
    expect(await attempt(member.password, "198.51.100.1")).toBe(429)
    expect(await attempt(member.password, "198.51.100.2")).toBe(200)
  })

  test("whoever is signed in is known; the site's own token never stands for them", async () => {
    const member = await world().createMember()
    const visitor = await signIn(member)
    expect(await visitor.get(world().endpoints.answerMe)).toMatchObject({
      status: 200,
      body: { data: { id: member.id } },
    })
    expire(visitor)
    world().backend.takeSeen()
    expect(await visitor.get(world().endpoints.answerMe)).toMatchObject({
      status: 401,
      body: { error: { status: 401 } },
    })
    expect(await new Visitor().get(world().endpoints.answerMe)).toMatchObject({ status: 401 })
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("staff is who may open the Studio", async () => {
    const staff = await signIn(world().administrator)
    const member = await signIn(await world().createMember())
    const isStaff = (visitor: Visitor) =>
      world().session.isStaff({ session: readSession(visitor.cookieHeader), address: visitor.address })
    expect(await isStaff(staff)).toBe(true)
    expect(await isStaff(member)).toBe(false)
    expect(await isStaff(new Visitor())).toBe(false)
    expire(staff)
    expect(await isStaff(staff)).toBe(false)
  })

  test("who is signed in is asked with fields, filter and deep, on a copy of them", async () => {
    const member = await world().createMember()
    const visitor = await signIn(member)
    const query = { fields: ["id"], filter: { status: { _eq: "active" } }, deep: { role: { _limit: 1 } } }
    const before = structuredClone(query)
    const session = readSession(visitor.cookieHeader)
    world().backend.takeSeen()
    expect(await world().session.fetchUser({ session, address: visitor.address }, query)).toEqual({ id: member.id })
    expect(query).toEqual(before)
    const [seen] = world().backend.takeSeen()
    expect(Object.fromEntries(seen?.query ?? [])).toEqual({
      fields: "id",
      filter: '{"status":{"_eq":"active"}}',
      deep: '{"role":{"_limit":1}}',
    })
  })

  test("a refused token leaves the user unknown, and only the log says why", async () => {
    const visitor = new Visitor()
    visitor.cookies.set("directus_token", "not.a.token")
    visitor.cookies.set("directus_token_expired_at", String(Date.now() + 60_000))
    const lines = world().log.length
    expect((await visitor.get(world().endpoints.answerMe)).status).toBe(401)
    expect(world().log.slice(lines)).toEqual([expect.stringMatching(/^Session: \/users\/me failed, 40[13] [A-Z_]+$/)])
  })

  test("an expired session is carried on with new tokens, each refresh token being good for one exchange", async () => {
    const visitor = await signIn(await world().createMember())
    const before = new Map(visitor.cookies)
    expire(visitor)
    world().backend.takeSeen()
    const answer = await visitor.post(world().endpoints.answerRefresh)
    expect(answer).toMatchObject({ status: 204, body: undefined })
    const [seen] = world().backend.takeSeen()
    expect(seen).toMatchObject({ path: "/auth/refresh", authorization: undefined })
    expect(JSON.parse(seen?.body ?? "")).toEqual({ refresh_token: before.get("directus_refresh_token"), mode: "json" })
    expect(visitor.cookies.get("directus_refresh_token")).not.toBe(before.get("directus_refresh_token"))
    expect(Number(visitor.cookies.get("directus_token_expired_at"))).toBeGreaterThan(Date.now())
    expect((await visitor.get(world().endpoints.answerMe)).status).toBe(200)

    const thief = new Visitor()
    for (const [name, value] of before) thief.cookies.set(name, value)
    const replay = await thief.post(world().endpoints.answerRefresh)
    expect(replay).toMatchObject({ status: 401, body: { error: { status: 401 } } })
    expect([...thief.cookies.keys()]).toEqual(["directus_token", "directus_token_expired_at"])
  })

  test("ten tabs that ask at once make one exchange, and all get it", async () => {
    const visitor = await signIn(await world().createMember())
    const tabs = Array.from({ length: 10 }, () => {
      const tab = new Visitor()
      for (const [name, value] of visitor.cookies) tab.cookies.set(name, value)
      return tab
    })
    world().backend.takeSeen()
    const answers = await Promise.all(tabs.map((tab) => tab.post(world().endpoints.answerRefresh)))
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 204))
    expect(world().backend.takeSeen()).toHaveLength(1)
    expect(new Set(tabs.map((tab) => tab.cookies.get("directus_refresh_token"))).size).toBe(1)
  })

  test("without a refresh token nothing is asked", async () => {
    world().backend.takeSeen()
    expect(await new Visitor().post(world().endpoints.answerRefresh)).toMatchObject({ status: 401 })
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("a refresh that fails forgets the refresh token and leaves the rest", async () => {
    const visitor = await signIn(await world().createMember())
    const answer = await world().backend.replacedBy(
      (request) => request.socket.destroy(),
      () => visitor.post(world().endpoints.answerRefresh),
    )
    expect(answer).toMatchObject({ status: 503, body: { error: { status: 503, statusText: "Service Unavailable" } } })
    expect([...visitor.cookies.keys()]).toEqual(["directus_token", "directus_token_expired_at"])
  })

  test("the expiry is counted by the site's own clock, however wrong the content backend's is", async () => {
    const visitor = await signIn(await world().createMember())
    const before = Date.now()
    await world().backend.replacedBy(
      (_, response) =>
        response
          .setHeader("Date", new Date(0).toUTCString())
          .end(JSON.stringify({ data: { access_token: "a.b.c", refresh_token: "r", expires: 1_000 } })),
      () => visitor.post(world().endpoints.answerRefresh),
    )
    const expiry = Number(visitor.cookies.get("directus_token_expired_at"))
    expect(expiry - before).toBeGreaterThanOrEqual(1_000)
    expect(expiry - Date.now()).toBeLessThanOrEqual(1_000)
  })

  test("signing out ends the session there and here", async () => {
    const visitor = await signIn(await world().createMember())
    const refreshToken = visitor.cookies.get("directus_refresh_token") ?? ""
    world().backend.takeSeen()
    expect(await visitor.post(world().endpoints.answerLogout)).toMatchObject({ status: 204, body: undefined })
    const [seen] = world().backend.takeSeen()
    expect(seen?.path).toBe("/auth/logout")
    expect(JSON.parse(seen?.body ?? "")).toMatchObject({ refresh_token: refreshToken })
    expect(visitor.cookies.size).toBe(0)
    visitor.cookies.set("directus_refresh_token", refreshToken)
    expect((await visitor.post(world().endpoints.answerRefresh)).status).toBe(401)
  })

  test("signing out ends the session here even when the content backend is down", async () => {
    const visitor = await signIn(await world().createMember())
    const answer = await world().backend.replacedBy(
      (request) => request.socket.destroy(),
      () => visitor.post(world().endpoints.answerLogout),
    )
    expect(answer.status).toBe(204)
    expect(visitor.cookies.size).toBe(0)
  })

  test("a session that expires while a page is open counts as expired when it is asked, not before", async () => {
    const visitor = await signIn(await world().createMember())
    visitor.cookies.set("directus_token_expired_at", String(Date.now() + 400))
    expect((await visitor.get(world().endpoints.answerMe)).status).toBe(200)
    await sleep(450)
    expect((await visitor.get(world().endpoints.answerMe)).status).toBe(401)
  })
}
