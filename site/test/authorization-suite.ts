import { expect, test, vi } from "vitest"
import { CmsError } from "#app/cms/cms-error.ts"
import { readSession } from "#app/features/session/session-cookies.ts"
import type { World } from "./session-world.ts"
import { Visitor } from "./visitor.ts"

/** In whose name the content backend is asked. */
export function authorizationSuite(world: () => World): void {
  const signIn = async () => {
    const { email, password } = await world().createMember()
    const visitor = new Visitor()
    expect((await visitor.post(world().endpoints.answerLogin, { email, password })).status).toBe(200)
    return visitor
  }
  const askPassword = async (visitor: Visitor) => {
    world().backend.takeSeen()
    await visitor.post(world().endpoints.answerPasswordRequest, { email: "nobody@example.com" })
    return world().backend.takeSeen()[0]?.authorization
  }

  test("a call made for somebody who is signed in carries their own token", async () => {
    const visitor = await signIn()
    expect(await askPassword(visitor)).toBe(`Bearer ${visitor.cookies.get("directus_token")}`)
  })

  test.each([
    ["has passed", String(Date.now() - 1)],
    ["is absent", undefined],
    ["is no number", "soon"],
  ])("when the expiry %s it carries the site's", async (_, expiry) => {
    const visitor = await signIn()
    if (expiry === undefined) visitor.cookies.delete("directus_token_expired_at")
    else visitor.cookies.set("directus_token_expired_at", expiry)
    expect(await askPassword(visitor)).toBe(`Bearer ${world().siteToken}`)
  })

  test("on a site without a token of its own it carries none", async () => {
    vi.resetModules()
    vi.stubEnv("CMS_TOKEN", "")
    const { requestPasswordReset } = await import("#app/features/session/session.server.ts")
    vi.stubEnv("CMS_TOKEN", world().siteToken)
    world().backend.takeSeen()
    const anybody = { session: readSession(null), address: "192.0.2.201" }
    await requestPasswordReset({ email: "nobody@example.com" }, anybody)
    expect(world().backend.takeSeen()).toMatchObject([{ path: "/auth/password/request", authorization: undefined }])
  })

  test("a call made as the person never carries the site's, whatever is left of their session", async () => {
    const visitor = await signIn()
    visitor.cookies.delete("directus_token")
    world().backend.takeSeen()
    const { answerCreateUser, answerInvite, answerMe } = world().endpoints
    const invitation = { email: "new@example.com", role: world().memberRole }
    expect((await visitor.get(answerMe)).status).toBe(401)
    expect((await visitor.post(answerCreateUser, invitation)).status).toBe(401)
    expect((await visitor.post(answerInvite, invitation)).status).toBe(401)
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("a password of one time goes along with the other", async () => {
    const { email, password } = await world().createMember()
    world().backend.takeSeen()
    await new Visitor().post(world().endpoints.answerLogin, { email, password, otp: "123456" })
    const [login] = world().backend.takeSeen()
    expect(JSON.parse(login?.body ?? "")).toEqual({ email, password, otp: "123456", mode: "json" })
  })

  test("signing in while the content backend is down is its failure, not the visitor's", async () => {
    const visitor = new Visitor()
    const answer = await world().backend.replacedBy(
      ({ socket }) => socket.destroy(),
      () => visitor.post(world().endpoints.answerLogin, { email: "a@example.com", password: "a" }),
    )
    expect(answer).toMatchObject({ status: 503, body: { error: { status: 503, statusText: "Service Unavailable" } } })
    expect(visitor.cookies.size).toBe(0)
  })

  test("the typed client throws one class, with the status, the reason and the body", async () => {
    const caller = { session: readSession(null), address: "192.0.2.200" }
    const data = { errors: [{ message: "Refused", extensions: { code: "FORBIDDEN" } }] }
    const failure = await world().backend.replacedBy(
      (_, response) => response.writeHead(403, "Forbidden").end(JSON.stringify(data)),
      () =>
        world()
          .session.resetPassword({ token: "t", password: "p" }, caller)
          .catch((error: unknown) => error),
    )
    expect(failure).toBeInstanceOf(CmsError)
    expect(failure).toMatchObject({ status: 403, statusText: "Forbidden", data, message: "Refused" })
  })
}
