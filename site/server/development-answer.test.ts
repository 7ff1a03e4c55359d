import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test, vi } from "vitest"

async function listen(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`
}

const id = "0ae62606-226b-8542-aa07-a3dcdcb5bff1"
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
const file = { id, type: "image/jpeg", width: 640, filename_download: "a.jpg", modified_on: "2026-01-01T00:00:00Z" }

/** A site in development before a backend that holds one photograph; what is no file goes on to the pages. */
async function develop() {
  const folder = await mkdtemp(join(tmpdir(), "development-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const backend = await listen((request, response) => {
    if (request.headers.authorization !== "Bearer site-token") return void response.writeHead(403).end()
    response.end(request.url?.startsWith("/files/") ? JSON.stringify({ data: file }) : jpeg)
  })
  vi.stubEnv("CMS_URL", backend)
  vi.stubEnv("CMS_TOKEN", "site-token")
  vi.stubEnv("DATA_DIR", folder)
  vi.stubEnv("SITE_URL", "http://localhost:3000")
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const { answerBesidePages } = await import("./development-answer.ts")
  return listen(async (request, response) => {
    if (!(await answerBesidePages({ request, response, headers: [], headersFor: () => [] }))) response.end("page")
  })
}

test("a site in development shows its photographs and its files for machines; pages are left to others", async () => {
  const site = await develop()
  const photograph = await fetch(`${site}/media/${id}`)
  expect(photograph.headers.get("content-type")).toBe("image/jpeg")
  expect(Buffer.from(await photograph.arrayBuffer())).toEqual(jpeg)
  expect(await (await fetch(`${site}/robots.txt`)).text()).toContain("http://localhost:3000/sitemap.xml")
  expect(await (await fetch(`${site}/evenements?lieu=/media/${id}`)).text()).toBe("page")
})
