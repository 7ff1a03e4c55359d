// En tant que personne qui édite le site, je veux y rester connectée sans que mon navigateur garde de quoi prendre ma
// place, afin que ni une page ni un script ne puisse le faire.
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import { secretsFile, type Secrets } from "#scripts/secrets.ts"
import type { StackAddress } from "../stack/stack.ts"
import { expect, test } from "../stack/test.ts"

const readSecrets = async ({ dataDir }: StackAddress): Promise<Secrets> =>
  JSON.parse(await readFile(secretsFile(dataDir), "utf8"))

const post = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path, {
        method: "POST",
        ...(body && { headers: { "Content-Type": "application/json" }, body }),
      })
      return { status: answer.status, text: await answer.text() }
    },
    [path, body && JSON.stringify(body)] as const,
  )

const signIn = async (page: Page, { adminEmail: email, adminPassword: password }: Secrets) => {
  await page.goto("/services")
  return post(page, "/api/session/login", { email, password })
}

test("whoever signs in is known, opens previews, and no page, script, payload, storage or log holds a token", async ({
  page,
  stack,
}) => {
  const secrets = await readSecrets(stack)
  const received: string[] = []
  page.on("response", (response) => {
    if (/json|html|script|xml|text/.test(response.headers()["content-type"] ?? ""))
      void response.text().then(
        (text) => received.push(text),
        () => undefined, // a redirect has no body
      )
  })
  const { status, text } = await signIn(page, secrets)
  expect(status).toBe(200)
  expect(JSON.parse(text).data.email).toBe(secrets.adminEmail)

  const cookies = await page.context().cookies()
  const cookieOf = (name: string) => cookies.find((cookie) => cookie.name === name)
  for (const name of ["directus_token", "directus_refresh_token"])
    expect(cookieOf(name)).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" })
  expect(cookieOf("directus_token_expired_at")).toMatchObject({ httpOnly: false, secure: true, sameSite: "Lax" })
  expect(await page.evaluate(() => document.cookie)).toMatch(/^directus_token_expired_at=\d+$/)

  for (const address of ["/", "/actualites", "/services/_payload.json", "/api/session/me", "/n-existe-pas"])
    await page.goto(address)
  const [news] = (
    await (
      await fetch(`${stack.cmsUrl}/items/news?limit=1&fields=id`, {
        headers: { authorization: `Bearer ${stack.adminToken}` },
      })
    ).json()
  ).data
  expect((await page.goto(`/apercu/news/${news.id}`))?.status()).toBe(200)
  await expect(page.getByRole("complementary", { name: "Aperçu" })).toBeVisible()
  const link = new URL(page.url()).search

  await page.goto("/services")
  const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const logs = join(stack.dataDir, "logs")
  const logged = await Promise.all((await readdir(logs)).map((file) => readFile(join(logs, file), "utf8")))
  const secret = [cookieOf("directus_token"), cookieOf("directus_refresh_token")].map((cookie) => cookie?.value ?? "")
  expect(secret.map((value) => value.length > 20)).toEqual([true, true])
  for (const value of [
    ...secret,
    stack.adminToken,
    stack.siteToken,
    secrets.adminPassword ?? "",
    secrets.directusSecret,
  ])
    expect([...received, held, ...logged].filter((text) => text.includes(value))).toEqual([])
  expect(received.length).toBeGreaterThan(10)
  expect(logged.join("")).not.toContain(link)

  expect((await post(page, "/api/session/logout")).status).toBe(204)
  expect(await page.context().cookies()).toEqual([])
  expect((await page.goto(`/apercu/news/${news.id}`))?.status()).toBe(404)
})

test("a published page is the same for everybody, and sets no cookie", async ({ stack }) => {
  const cookie = `directus_token=a.b.c; directus_refresh_token=r; directus_token_expired_at=${Date.now() - 1}`
  for (const path of ["/", "/services", "/actualites/flux.xml", "/services/_payload.json"]) {
    const [anonymous, editor] = await Promise.all([
      fetch(stack.siteUrl + path),
      fetch(stack.siteUrl + path, { headers: { cookie } }),
    ])
    expect(editor.headers.get("set-cookie")).toBeNull()
    expect(await editor.text()).toBe(await anonymous.text())
  }
})

test("what changes something is posted", async ({ stack }) => {
  const statuses = ["login", "refresh", "logout", "password/request", "password/reset", "users", "users/invite"].map(
    async (name) => (await fetch(`${stack.siteUrl}/api/session/${name}`)).status,
  )
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([405]))
})

test("previews by session are for staff: to anybody else the address does not exist", async ({ stack }) => {
  const ask = async (cookie: string) =>
    (await fetch(`${stack.siteUrl}/apercu/news/1`, { headers: { cookie }, redirect: "manual" })).status
  const future = `directus_token_expired_at=${Date.now() + 600_000}`
  expect(await ask("")).toBe(404)
  expect(await ask(`directus_token=forged.by.hand; ${future}`)).toBe(404)
  expect(await ask(`directus_token=${stack.siteToken}; ${future}`)).toBe(404)
})

test("a reader asks nothing of a session; whoever has one that expired has it carried on, once", async ({
  page,
  stack,
}) => {
  const asked: string[] = []
  page.on("request", (request) => {
    if (/session/.test(request.url())) asked.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, ".js"))
  })
  await page.goto("/services")
  await page.waitForLoadState("networkidle")
  expect(asked).toEqual([])

  await signIn(page, await readSecrets(stack))
  const refreshTokenOf = async () =>
    (await page.context().cookies()).find(({ name }) => name === "directus_refresh_token")?.value
  const before = await refreshTokenOf()
  const expired = String(Date.now() - 1_000)
  await page.context().addCookies([{ name: "directus_token_expired_at", value: expired, url: stack.siteUrl }])
  asked.length = 0
  await page.goto("/services")
  await expect.poll(refreshTokenOf).not.toBe(before)
  expect(asked.filter((path) => path === "/api/session/refresh")).toHaveLength(1)
  await page.goto("/actualites")
  await page.waitForLoadState("networkidle")
  expect(asked.filter((path) => path === "/api/session/refresh")).toHaveLength(1)
  expect((await page.goto("/api/session/me"))?.status()).toBe(200)
})
