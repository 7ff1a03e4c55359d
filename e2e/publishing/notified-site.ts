import { createHash, createHmac } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Children, stopChild } from "#scripts/children.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { serveSite } from "#scripts/site.ts"
import type { StackAddress } from "../stack/stack.ts"
import { FaultyBackend } from "./faulty-backend.ts"

const secret = "secret of the tests of publishing"

/** The address that visitors would know: over HTTPS, as in production. */
export const publicUrl = "https://site.example"

type Answer = { status: number; headers: Headers; text: string }

/** What a form carries for one visitor alone. */
const token = /\bvalue="[0-9a-f-]{36}\.[^"]+"/g

/** Says what a page shows to everybody, whatever compression it came in. */
export const fingerprint = (text: string) => createHash("sha256").update(text.replaceAll(token, "")).digest("base64url")

/** The built site served once more, by the real clock or set at an instant, over the content of the running stack seen through a `FaultyBackend`. */
export async function startNotifiedSite({ cmsUrl, siteToken }: StackAddress, clock?: string) {
  const backend = await FaultyBackend.before(cmsUrl)
  const children = new Children()
  const dataDir = await mkdtemp(join(tmpdir(), "confederation-publishing-"))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const cms = { url: backend.url, token: siteToken, notifySecret: secret }
  const options = { port, siteUrl: publicUrl, dataDir, cms, clock }
  const serve = () =>
    serveSite(children, { ...testEnvironment(), SITE_POLISH: "false" }, options, join(dataDir, "site.log"))
  let process = await serve()

  const get = async (address: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await fetch(url + address, { redirect: "manual", ...init })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  return {
    url,
    port,
    backend,
    get,
    health: async () => JSON.parse((await get("/healthz")).text).publishing,
    /** Tells the site of changes, as the content backend does. */
    async notify(...changes: { collection: string; keys: string[] }[]): Promise<number> {
      const body = JSON.stringify({ changes })
      const timestamp = String(Date.now())
      const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")
      const headers = { "x-notify-timestamp": timestamp, "x-notify-signature": `sha256=${signature}` }
      return (await get("/_notify", { method: "POST", body, headers })).status
    },
    /** What each address shows, by address. @throws when one does not answer 200 */
    async photograph(addresses: readonly string[]): Promise<Map<string, string>> {
      const shown = new Map<string, string>()
      for (const address of addresses) {
        const { status, text } = await get(address)
        if (status !== 200) throw new Error(`${address} answered ${status}`)
        shown.set(address, fingerprint(text))
      }
      return shown
    },
    /** Ends the process without warning. */
    kill: () => stopChild(process, "SIGKILL"),
    async start() {
      process = await serve()
    },
    async stop() {
      await children.stop()
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type NotifiedSite = Awaited<ReturnType<typeof startNotifiedSite>>
