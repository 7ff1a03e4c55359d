import { once } from "node:events"
import { createServer } from "node:http"
import { expect, onTestFinished, test } from "vitest"
import { connectDirectus } from "./directus-client.ts"

const pressure = { errors: [{ message: 'Service "api" is unavailable. Under pressure.' }] }
const outage = { errors: [{ message: 'Service "database" is unavailable.' }] }

/** A Directus that answers these one after the other, then that all is well. @returns its address, and what it was asked */
async function answering(...answers: object[]) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const refusal = answers.shift()
    response.writeHead(refusal ? 503 : 204).end(refusal && JSON.stringify(refusal))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return { url: `http://127.0.0.1:${address.port}`, asked }
}

test("a Directus under pressure is asked again, until it does what it was asked", async () => {
  const { url, asked } = await answering(pressure, pressure)
  const directus = connectDirectus(url, "t")
  await directus.write("POST", "/policies", { name: "Rédaction" })
  expect(asked).toEqual(Array.from({ length: 3 }, () => "POST /policies"))
  expect(directus.writes()).toBe(1)
})

test("another refusal is told at once", async () => {
  const { url, asked } = await answering(outage)
  await expect(connectDirectus(url, "t").write("POST", "/policies", {})).rejects.toMatchObject({ status: 503 })
  expect(asked).toHaveLength(1)
})
