// En tant que personne qui exploite le site, je veux deux copies derrière nginx, afin que l’une puisse tomber sans que
// personne ne s’en aperçoive.
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test as base } from "@playwright/test"
import { editorOf } from "../publishing/editor.ts"
import { checkExample } from "./front.ts"
import { photograph } from "./photograph.ts"
import { missing } from "./programs.ts"
import { runOperation, startRestored, temporaryFolder } from "./restored-site.ts"
import { startTopology, type Topology } from "./topology.ts"

const lacking = missing(["PostgreSQL", "Redis", "nginx", "OpenSSL"])
if (lacking) console.warn(`Two sites behind nginx: not run, because this machine lacks ${lacking}.`)
base.skip(lacking !== "", `not installed: ${lacking}`)

const test = base.extend<object, { topology: Topology }>({
  topology: [
    async ({}, use) => {
      const topology = await startTopology()
      await use(topology)
      await topology.stop()
    },
    { scope: "worker", timeout: 600_000 },
  ],
})

test.describe.configure({ mode: "serial" })

test("the example for nginx is what nginx accepts", async () => {
  expect(await checkExample()).toBe("")
})

test("a publication is seen on both sites within a second", { tag: "@long" }, async ({ topology }) => {
  const { sites, redis } = topology
  const editor = editorOf(topology)
  const slug = `essai-a-deux-${process.pid}`
  const key = await editor.writeNews(slug)
  const shows = async (site: string, text: string) =>
    (await (await fetch(`${site}/actualites/${slug}`)).text()).includes(text)
  for (const site of sites) await expect.poll(() => shows(site, slug), { timeout: 10_000 }).toBe(true)

  const title = "Lu partout à la fois"
  await editor.changeNews(key, { title })
  const changed = performance.now()
  const delays = await Promise.all(
    sites.map(async (site) => {
      while (!(await shows(site, title))) {
        if (performance.now() - changed > 10_000) throw new Error(`${site} does not show the change`)
        await sleep(20)
      }
      return Math.round(performance.now() - changed)
    }),
  )
  await editor.deleteNews(key)
  expect(Math.max(...delays), `delays: ${delays.join(" and ")} ms`).toBeLessThanOrEqual(1_000)

  expect(await redis.ask("DBSIZE"), "the cache").not.toBe(":0\r\n")
  expect(await redis.ask("PUBSUB CHANNELS *"), "the bus").not.toBe("*0\r\n")
})

test(
  "plain HTTP leads to HTTPS, and notices of change do not come in from outside",
  { tag: "@long" },
  async ({ topology }) => {
    const { plainUrl, visitors } = topology
    const plain = await fetch(`${plainUrl}/evenements`, { redirect: "manual" })
    expect(plain.status).toBe(301)
    expect(plain.headers.get("location")).toMatch(/^https:/)
    const [visitor] = visitors
    expect((await visitor?.ask("/_notify", { method: "POST", body: "{}" }))?.status).toBe(404)
    const home = await visitor?.ask("/")
    expect(home?.status).toBe(200)
    expect(home?.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/)
  },
)

/** Asks for an interview with a form that one site showed, from another address. */
async function sendForm({ visitors, sites }: Topology, { origin, shownBy, subject }: Record<string, string>) {
  const address = "/a-propos/demande-entrevue"
  const html = await (await fetch((shownBy ?? sites[0]) + address)).text()
  const [, token = ""] = /name="form_token"[^>]*value="([^"]+)"/.exec(html) ?? []
  expect(token).not.toBe("")
  await sleep(2_500) // nobody fills in a form quicker
  const values = {
    form_token: token,
    outlet: "Un journal",
    subject: subject ?? "",
    details: "Trois questions.",
    deadline: "2026-12-01",
    format: "written",
    name: "Une personne",
    email: "personne@courriel.example",
  }
  return visitors[5]?.ask(address, {
    method: "POST",
    headers: { origin: origin ?? "", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(values).toString(),
  })
}

test(
  "a form that either site showed is sent through TLS and reaches Directus; one from elsewhere is refused",
  { tag: "@long" },
  async ({ topology }) => {
    const { siteUrl, sites, cmsUrl, adminToken } = topology
    for (const shownBy of sites) {
      const subject = `Entrevue ${new URL(shownBy).port}`
      const sent = await sendForm(topology, { origin: siteUrl, shownBy, subject })
      expect(sent?.status, sent?.text.slice(0, 300)).toBe(303)
      expect(sent?.headers["location"]).toMatch(/\/recu\?numero=/)
      await expect
        .poll(
          async () => {
            const query = new URLSearchParams({ "filter[form][_eq]": "interview_request", limit: "-1" })
            const answer = await fetch(`${cmsUrl}/items/form_submissions?${query}`, {
              headers: { authorization: `Bearer ${adminToken}` },
            })
            return answer.text()
          },
          { timeout: 15_000 },
        )
        .toContain(subject)
    }
    const foreign = await sendForm(topology, { origin: "https://ailleurs.example", subject: "Non" })
    expect(foreign?.status).toBeGreaterThanOrEqual(400)
  },
)

test(
  "one site is killed while people read: nobody sees it, and it takes its share again when it is back",
  { tag: "@long" },
  async ({ topology }) => {
    test.setTimeout(120_000)
    const { visitors, sites } = topology
    const uptimes = async () => {
      const reports = visitors.map(
        async (visitor) => JSON.parse((await visitor.ask("/healthz")).text).process.uptimeSeconds,
      )
      return Promise.all<number>(reports)
    }
    /** The sites started seconds apart: who is served by which is seen in how long it has run. */
    const isShared = (all: number[]) => Math.max(...all) - Math.min(...all) > 1
    expect(isShared(await uptimes())).toBe(true)

    const addresses = ["/", "/evenements", "/actualites", "/a-propos", "/documentation", "/calendriers/evenements.ics"]
    const failures: string[] = []
    let answers = 0
    let isOver = false
    const readers = visitors.map(async (visitor, reader) => {
      for (let turn = reader; !isOver; turn++) {
        const address = addresses[turn % addresses.length] ?? "/"
        const outcome = await visitor.ask(address).then(
          ({ status, text }) => (status === 200 && text.length > 500 ? "" : `${address} answered ${status}`),
          (error: unknown) => `${address}: ${error instanceof Error ? error.message : error}`,
        )
        answers++
        if (outcome) failures.push(outcome)
      }
    })
    await sleep(1_500)
    const before = answers
    topology.killFirst()
    await expect.poll(() => fetch(sites[0]).then(Boolean, () => false)).toBe(false)
    await sleep(2_500)
    const during = answers - before
    await topology.startFirst()
    await expect.poll(async () => isShared(await uptimes()), { timeout: 20_000 }).toBe(true)
    isOver = true
    await Promise.all(readers)
    expect(failures).toEqual([])
    expect(before).toBeGreaterThan(100)
    expect(during).toBeGreaterThan(100)
  },
)

test("a certificate that browsers refuse is something to tell a person", { tag: "@long" }, async ({ topology }) => {
  test.setTimeout(100_000)
  const read = async () => JSON.parse(await (await fetch(`${topology.sites[1]}/healthz`)).text()).watch.concerns
  await expect.poll(read, { timeout: 90_000, intervals: [1_000] }).toContain("certificate")
})

test(
  "a backup made while everything runs gives back the same site, on PostgreSQL",
  { tag: "@long" },
  async ({ topology }) => {
    test.setTimeout(400_000)
    const { folder, remove } = await temporaryFolder()
    const { siteUrl, postgres, dataDir, sites } = topology
    const backup = join(folder, "sauvegarde")
    const made = await runOperation("backup", backup, { dataDir, postgres })
    expect(made.said).toContain("Sauvegarde faite")
    const intoItself = await runOperation("restore", backup, { dataDir: join(folder, "autre"), postgres })
    expect(intoItself.said).toContain("contient déjà des tables")

    const target = { dataDir: join(folder, "data"), siteUrl, postgres: topology.makeDatabase("restored") }
    expect(await runOperation("restore", backup, target)).toMatchObject({ code: 0 })
    const restored = await startRestored(target)
    try {
      const [before, after] = [await photograph(sites[1]), await photograph(restored.url)]
      expect(before.size).toBeGreaterThan(150)
      expect([...after].filter(([address, shown]) => before.get(address) !== shown)).toEqual([])
      expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
    } finally {
      await restored.stop()
      await remove()
    }
  },
)
