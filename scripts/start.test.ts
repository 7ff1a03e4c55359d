import { execFile } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import { createServer as createSocketServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { freePort } from "./ports.ts"

/** Types `npm start` in a folder of its own; gives what it wrote on its error output. */
const failToStart = async (variables: NodeJS.ProcessEnv) => {
  const DATA_DIR = join(await mkdtemp(join(tmpdir(), "start-")), "data")
  const env = { PATH: process.env["PATH"], DATA_DIR, PORT: String(await freePort()), ...variables }
  const { promise, resolve } = Promise.withResolvers<{ code: unknown; said: string }>()
  const file = join(import.meta.dirname, "start.ts")
  execFile(process.execPath, [file], { env }, (error, _, said) => resolve({ code: error?.code, said }))
  return promise
}

const expectOneSentence = ({ code, said }: { code: unknown; said: string }, ...words: string[]) => {
  expect(code).toBe(1)
  for (const word of words) expect(said).toContain(word)
  expect(said).not.toMatch(/^\s+at /m)
  expect(said.trim().split("\n").length).toBeLessThanOrEqual(2)
}

const serveOnce = async (status: number) => {
  const server = createServer((_, response) => response.writeHead(status).end("{}")).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return { url: `http://127.0.0.1:${address.port}`, [Symbol.dispose]: () => server.close() }
}

test("a wrong value is refused with its name and what was expected", async () => {
  expectOneSentence(await failToStart({ SEED_DATE: "demain" }), "SEED_DATE", "AAAA-MM-JJ")
})

test.each(["PORT", "CMS_PORT"])("a port already taken is said, with the variable to change: %s", async (variable) => {
  const other = createSocketServer().listen(0, "127.0.0.1")
  await once(other, "listening")
  const address = other.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  const failure = await failToStart({ [variable]: String(address.port) })
  other.close()
  expectOneSentence(failure, String(address.port), "déjà pris", variable)
})

test("a Directus that does not answer is said, with its address", async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  expectOneSentence(await failToStart({ CMS_URL: url, CMS_TOKEN: "token" }), url, "CMS_URL")
})

test("a Directus that refuses the token is said", async () => {
  using cms = await serveOnce(401)
  expectOneSentence(await failToStart({ CMS_URL: cms.url, CMS_TOKEN: "token" }), "CMS_TOKEN")
})

test("a PostgreSQL that does not answer is said, with where it was looked for", async () => {
  const port = String(await freePort())
  const address = {
    DB_CLIENT: "pg",
    DB_HOST: "127.0.0.1",
    DB_PORT: port,
    DB_DATABASE: "d",
    DB_USER: "u",
    DB_PASSWORD: "p",
  }
  const failure = await failToStart({ ...address, CMS_PORT: String(await freePort()) })
  expectOneSentence(failure, `127.0.0.1:${port}`, "DB_HOST")
})

test("a data folder that cannot be made is said", async () => {
  const file = join(await mkdtemp(join(tmpdir(), "start-")), "file")
  await writeFile(file, "")
  const failure = await failToStart({ DATA_DIR: join(file, "data"), CMS_PORT: String(await freePort()) })
  expectOneSentence(failure, "DATA_DIR")
})
