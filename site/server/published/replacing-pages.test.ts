import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, onTestFinished, test, vi } from "vitest"
import { diskOutlet, keptFilesIn } from "#server/publisher/disk-outlet.ts"
import { answerFromShelf } from "./page-answer.ts"
import { openPageFolder, readHeaders, readPage } from "./page-folder.ts"
import { PageShelf } from "./page-shelf.ts"
import { samplePage } from "./sample-page.ts"

const newDataDir = () => mkdtempSync(join(tmpdir(), "pages-"))

/** A page whose text repeats its version, so that a mixture of two would show. */
const textOf = (version: number) => `version ${version} `.repeat(200)

test(
  "during 200 publications in a row every reading is one whole version, none fails, none goes back",
  { timeout: 60_000 },
  async () => {
    const dataDir = newDataDir()
    const folder = openPageFolder(dataDir)
    // Too small for one page: half of the readings come from disk.
    const shelf = new PageShelf(1, Date.now)
    const outlet = diskOutlet(folder, keptFilesIn(dataDir), {
      put: (bytes) => shelf.put(bytes),
      remove: (address) => shelf.remove(address),
    })
    const publish = (version: number) => outlet.publish(samplePage("/", textOf(version)))
    await publish(0)
    const server = createServer(async (request, response) => {
      const shelved = shelf.find(request.url ?? "")
      const exchange = { request, response, headers: [], headersFor: () => [] }
      if (!shelved || !(await answerFromShelf(exchange, shelved, shelf, folder, (text) => text)))
        response.writeHead(503).end()
    }).listen(0, "127.0.0.1")
    onTestFinished(() => void server.close().closeAllConnections())
    await once(server, "listening")
    const address = server.address()
    const port = typeof address === "object" && address ? address.port : 0

    let isOver = false
    const read = async () => {
      let [latest, readings] = [0, 0]
      for (; !isOver; readings++) {
        const answer = await fetch(`http://127.0.0.1:${port}/`)
        const text = await answer.text()
        expect(answer.status).toBe(200)
        const version = Number(/^version (\d+) /.exec(text)?.[1])
        expect(text).toBe(textOf(version))
        expect(version).toBeGreaterThanOrEqual(latest)
        latest = version
      }
      return readings
    }
    const readers = [read(), read(), read(), read()]
    for (let version = 1; version <= 200; version++) await publish(version)
    isOver = true
    expect(Math.min(...(await Promise.all(readers)))).toBeGreaterThan(0)
  },
)

const writer = (dataDir: string) => `
  const { openPageFolder, writePage } = await import(${JSON.stringify(new URL("./page-folder.ts", import.meta.url).href)})
  const { encodePage } = await import(${JSON.stringify(new URL("./page-file.ts", import.meta.url).href)})
  const { samplePage } = await import(${JSON.stringify(new URL("./sample-page.ts", import.meta.url).href)})
  const folder = openPageFolder(${JSON.stringify(dataDir)})
  for (let version = 0; ; version++)
    for (const address of ["/", "/a", "/b"]) {
      await writePage(folder, address, encodePage(samplePage(address, ("version " + version + " ").repeat(20_000))))
      if (version === 1) console.log("writing")
    }`

test("a process killed while it writes leaves every page whole, and nothing else", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {})
  const dataDir = newDataDir()
  for (let life = 0; life < 3; life++) {
    const child = spawn(process.execPath, ["--input-type=module", "-e", writer(dataDir)], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    await once(child.stdout, "data")
    await sleep(20 + 17 * life)
    child.kill("SIGKILL")
    await once(child, "exit")
    const folder = openPageFolder(dataDir)
    expect(
      readHeaders(folder)
        .map(({ address }) => address)
        .toSorted(),
    ).toEqual(["/", "/a", "/b"])
    for (const address of ["/", "/a", "/b"]) expect(await readPage(folder, address), address).toBeDefined()
  }
})
