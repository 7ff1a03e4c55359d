import { join } from "node:path"
import { brotliCompressSync } from "node:zlib"
import { build, type Plugin } from "vite"
import { expect, test } from "@playwright/test"
import { root } from "#scripts/env.ts"

const LIMIT = 2048

const weigh = (text: string) => brotliCompressSync(text).byteLength

const withoutConsent: Plugin = {
  name: "without-consent",
  load: (id) => (id.endsWith("/start-consent.ts") ? "export const startConsent = () => undefined" : undefined),
}

/** The starter as a build writes it. */
async function buildStarter(...plugins: Plugin[]): Promise<string> {
  const made = await build({
    configFile: false,
    root: join(root, "site"),
    logLevel: "error",
    plugins,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(root, "site/app/starter/starter.ts") },
    },
  })
  if (!("output" in made)) throw new Error("one build is expected, in one format")
  return made.output.flatMap((file) => (file.type === "chunk" ? file.code : [])).join("")
}

test("asking for consent costs a reader 2 kB at most: its part of the page and of the script", async ({ request }) => {
  const page = await (await request.get("/services")).text()
  const without = page
    .replace(/<section[^>]* id="consent-banner".*?<\/section>/s, "")
    .replace(/<button[^>]* data-consent-control="".*?<\/button>/s, "")
  const [whole, rest] = await Promise.all([buildStarter(), buildStarter(withoutConsent)])
  const [markup, script] = [weigh(page) - weigh(without), weigh(whole) - weigh(rest)]
  console.log(`banner ${markup} B + script ${script} B of ${weigh(whole)} B, brotli`)
  expect(markup).toBeGreaterThan(100)
  expect(script).toBeGreaterThan(500)
  expect(markup + script).toBeLessThanOrEqual(LIMIT)
  expect(weigh(whole), "the whole starter").toBeLessThanOrEqual(2 * LIMIT)
})
