import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { z } from "zod"
import type { Account, World } from "./session-world.ts"
import { Visitor } from "./visitor.ts"

const tokenOf = (links: readonly URL[]) => links.flatMap((link) => link.searchParams.get("token") ?? [])[0] ?? ""

/** Accounts: made, invited, registered, given another password. */
export function accountsSuite(world: () => World): void {
  const signIn = async ({ email, password }: Pick<Account, "email" | "password">) => {
    const visitor = new Visitor()
    const { status } = await visitor.post(world().endpoints.answerLogin, { email, password })
    return { visitor, status }
  }
  const admin = async () => (await signIn(world().administrator)).visitor

  test("an administrator creates an account, which signs in", async () => {
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
    const visitor = await admin()
    world().backend.takeSeen()
    const answer = await visitor.post(world().endpoints.answerCreateUser, { ...account, role: world().memberRole })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(world().backend.takeSeen()).toMatchObject([
      { method: "POST", path: "/users", authorization: `Bearer ${visitor.cookies.get("directus_token")}` },
    ])
    expect((await signIn(account)).status).toBe(200)
  })

  test("whoever may not create accounts is refused, by the content backend's own words", async () => {
    const { visitor } = await signIn(await world().createMember())
    const answer = await visitor.post(world().endpoints.answerCreateUser, { email: "new@example.com" })
    expect(answer).toMatchObject({
      status: 403,
      body: { error: { status: 403, message: expect.stringMatching(/permission/) } },
    })
  })

  test("an account without an e-mail is refused before the content backend, which would take it", async () => {
    const visitor = await admin()
    world().backend.takeSeen()
    expect((await visitor.post(world().endpoints.answerCreateUser, { first_name: "x" })).status).toBe(400)
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("nobody creates or invites in the site's name", async () => {
    world().backend.takeSeen()
    const { answerCreateUser, answerInvite } = world().endpoints
    const invitation = { email: "new@example.com", role: world().memberRole }
    expect((await new Visitor().post(answerCreateUser, invitation)).status).toBe(401)
    expect((await new Visitor().post(answerInvite, invitation)).status).toBe(401)
    expect(world().backend.takeSeen()).toEqual([])
  })

  test("an invitation comes by mail, is accepted once, and opens a session", async () => {
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
    const visitor = await admin()
    const { answerInvite, answerAcceptInvite } = world().endpoints
    const invitation = { email: account.email, role: world().memberRole }
    expect(await visitor.post(answerInvite, invitation)).toMatchObject({ status: 204, body: undefined })
    const { links } = await world().mailbox.next(account.email)
    const token = tokenOf(links)
    const guest = new Visitor()
    expect((await signIn(account)).status).toBe(401)
    expect(await guest.post(answerAcceptInvite, { token, password: account.password })).toMatchObject({ status: 204 })
    expect((await signIn(account)).status).toBe(200)
    expect((await guest.post(answerAcceptInvite, { token, password: "another one" })).status).toBe(400)
    expect((await signIn(account)).status).toBe(200)
  })

  test("a forged invitation is refused", async () => {
    const answer = await new Visitor().post(world().endpoints.answerAcceptInvite, { token: "a.b.c", password: "x" })
    expect(answer).toMatchObject({ status: 403, body: { error: { status: 403 } } })
  })

  test("an invitation cannot lead to another site", async () => {
    const answer = await (
      await admin()
    ).post(world().endpoints.answerInvite, {
      email: `${randomUUID()}@example.com`,
      role: world().memberRole,
      invite_url: "https://evil.example/accept",
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining("can't be used") } },
    })
  })

  test("another password is asked by mail, chosen, and the old one is worth nothing", async () => {
    const member = await world().createMember()
    const { answerPasswordRequest, answerPasswordReset } = world().endpoints
    const visitor = new Visitor()
    world().backend.takeSeen()
    expect(await visitor.post(answerPasswordRequest, { email: member.email })).toMatchObject({
      status: 204,
      body: undefined,
    })
    // A call made for a visitor who has no session carries the site's own token.
    expect(world().backend.takeSeen()).toMatchObject([
      { path: "/auth/password/request", authorization: `Bearer ${world().siteToken}` },
    ])
    const { links } = await world().mailbox.next(member.email)
    const password = randomUUID()
    const reset = { token: tokenOf(links), password }
    expect(await visitor.post(answerPasswordReset, reset)).toMatchObject({ status: 204, body: undefined })
    expect((await signIn(member)).status).toBe(401)
    expect((await signIn({ email: member.email, password })).status).toBe(200)
    expect((await visitor.post(answerPasswordReset, { ...reset, password: "again" })).status).toBe(403)
  })

  test("asking another password for an address that nobody has says nothing of it, and sends nothing", async () => {
    const answer = await new Visitor().post(world().endpoints.answerPasswordRequest, { email: "nobody@example.com" })
    expect(answer).toMatchObject({ status: 204, body: undefined })
    expect(world().mailbox.isEmpty).toBe(true)
  })

  test("the mail of another password cannot lead to another site, and may lead to the Studio", async () => {
    const member = await world().createMember()
    const ask = (reset_url: string) =>
      new Visitor().post(world().endpoints.answerPasswordRequest, { email: member.email, reset_url })
    expect((await ask("https://evil.example/")).status).toBe(400)
    expect((await ask(`${world().url}/admin/reset-password`)).status).toBe(204)
    const { links } = await world().mailbox.next(member.email)
    expect(links.some((link) => link.href.startsWith(`${world().url}/admin/reset-password?token=`))).toBe(true)
  })

  test("opening an account for oneself is refused, unless the content backend allows it", async () => {
    const { directus, endpoints, mailbox } = world()
    const account = { email: `${randomUUID()}@example.com`, password: randomUUID() }
    expect((await new Visitor().post(endpoints.answerRegister, account)).status).toBe(403)
    await directus.write("PATCH", "/settings", { public_registration: true, public_registration_verify_email: true })
    try {
      expect(await new Visitor().post(endpoints.answerRegister, account)).toMatchObject({
        status: 204,
        body: undefined,
      })
    } finally {
      await directus.write("PATCH", "/settings", { public_registration: false })
    }
    const { links } = await mailbox.next(account.email)
    expect((await signIn(account)).status).toBe(401)
    const verification = links.find((link) => link.searchParams.has("token"))
    expect(verification?.href).toContain(`${world().url}/users/register/verify-email?token=`)
    const verified = await fetch(verification ?? "", { redirect: "manual" })
    expect([verified.status, await verified.text()]).toEqual([302, expect.any(String)])
    expect((await signIn(account)).status).toBe(200)
    const made = await directus.read(
      `/users?filter[email][_eq]=${account.email}&fields=role`,
      z.array(z.object({ role: z.null() })),
    )
    expect(made).toHaveLength(1)
  })
}
