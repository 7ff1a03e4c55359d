// En tant que personne qui exploite le site, je veux deux copies derrière nginx, afin que l’une puisse tomber sans que
// personne ne s’en aperçoive.
import { join } from "node:path"
import { expect, test as base } from "@playwright/test"
import { checkExample } from "./front.ts"
import { countRecords } from "./kept-original.ts"
import { expectSameSite, photograph } from "./photograph.ts"
import { missing } from "./programs.ts"
import { runOperation, temporaryFolder } from "./restored-site.ts"
import { startTopology, type Topology } from "./topology.ts"
import { askForInterview, publishOnBoth, loseOneSite, readInterviews } from "./two-sites.ts"

const lacking = missing(["PostgreSQL", "Redis", "nginx", "OpenSSL"])
if (lacking)
  console.warn(
    `Two sites behind nginx, and a restoration on PostgreSQL: not run, because this machine lacks ${lacking}.`,
  )
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

test("a backup made while everything runs gives back the same site, on PostgreSQL", async ({ topology }) => {
  test.setTimeout(600_000)
  const { original, sites, cmsUrl, adminToken } = topology
  const { folder, remove } = await temporaryFolder()
  const backup = join(folder, "sauvegarde")
  try {
    expect((await runOperation("backup", backup, original)).said).toContain("Sauvegarde faite")
    const intoItself = await runOperation("restore", backup, { ...original, dataDir: join(folder, "autre") })
    expect(intoItself.said).toContain("contient déjà des tables")
    const [shown, records] = [await photograph(sites[0]), await countRecords(cmsUrl, adminToken)]

    const empty = topology.makeEmpty()
    expect(await runOperation("restore", backup, empty)).toMatchObject({ code: 0 })
    await topology.replaceContent(empty)
    // A site on a new machine: nothing of what it shows was there before.
    await topology.startSecond()
    await expectSameSite(shown, sites[1])
    expect(await countRecords(cmsUrl, adminToken)).toEqual(records)
  } finally {
    await remove()
  }
})

test("a publication is told to both sites, which show it", async ({ topology }) => {
  const delays = await publishOnBoth(topology)
  // On its own, a site looks for changes once a minute.
  expect(Math.max(...delays), `delays: ${delays.join(" and ")} ms`).toBeLessThan(30_000)
  expect(await topology.redis.ask("DBSIZE"), "the cache").not.toBe(":0\r\n")
  expect(await topology.redis.ask("PUBSUB CHANNELS *"), "the bus").not.toBe("*0\r\n")
})

test("plain HTTP leads to HTTPS, and notices of change do not come in from outside", async ({ topology }) => {
  const { plainUrl, visitors } = topology
  const plain = await fetch(`${plainUrl}/evenements`, { redirect: "manual" })
  expect(plain.status).toBe(301)
  expect(plain.headers.get("location")).toMatch(/^https:/)
  const [visitor] = visitors
  expect((await visitor?.ask("/_notify", { method: "POST", body: "{}" }))?.status).toBe(404)
  const home = await visitor?.ask("/")
  expect(home?.status).toBe(200)
  expect(home?.headers["strict-transport-security"]).toMatch(/max-age=\d{8}/)
})

test("a form that either site showed is sent through TLS and reaches Directus; one from elsewhere is refused", async ({
  topology,
}) => {
  const { siteUrl, sites } = topology
  for (const shownBy of sites) {
    const subject = `Entrevue ${new URL(shownBy).port}`
    const sent = await askForInterview(topology, { origin: siteUrl, shownBy, subject })
    expect(sent?.status, sent?.text.slice(0, 300)).toBe(303)
    expect(sent?.headers["location"]).toMatch(/\/recu\?numero=/)
    await expect.poll(() => readInterviews(topology), { timeout: 60_000 }).toContain(subject)
  }
  const foreign = await askForInterview(topology, { origin: "https://ailleurs.example", subject: "Non" })
  expect(foreign?.status).toBeGreaterThanOrEqual(400)
})

test("one site is killed while people read: nobody sees it, and it takes its share again when it is back", async ({
  topology,
}) => {
  test.setTimeout(300_000)
  const addresses = ["/", "/evenements", "/actualites", "/a-propos", "/documentation", "/calendriers/evenements.ics"]
  expect(await loseOneSite(topology, addresses)).toEqual([])
})

test(
  "where nothing else runs, a publication is seen on both sites within a second",
  { tag: "@long" },
  async ({ topology }) => {
    const delays = await publishOnBoth(topology)
    expect(Math.max(...delays), `delays: ${delays.join(" and ")} ms`).toBeLessThanOrEqual(1_000)
  },
)

test("a certificate that browsers refuse is something to tell a person", { tag: "@long" }, async ({ topology }) => {
  test.setTimeout(100_000)
  const read = async () => JSON.parse(await (await fetch(`${topology.sites[1]}/healthz`)).text()).watch.concerns
  await expect.poll(read, { timeout: 90_000, intervals: [1_000] }).toContain("certificate")
})
