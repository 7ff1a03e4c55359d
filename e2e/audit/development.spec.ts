import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test as base } from "@playwright/test"
import { Children } from "#scripts/children.ts"
import { testEnvironment } from "#scripts/env.ts"
import { freePort } from "#scripts/ports.ts"
import { developSite } from "#scripts/site.ts"
import { everyAddress } from "../every-page/addresses.ts"
import { theStack } from "../stack/running.ts"
import { siteClock } from "../stack/stack.ts"

/** The site from its sources, as `npm run dev` serves it: only there does React say where server and browser differ. */
const test = base.extend<object, { developed: string }>({
  developed: [
    async ({}, use) => {
      const { cmsUrl, siteToken } = theStack()
      const children = new Children()
      const dataDir = await mkdtemp(join(tmpdir(), "confederation-dev-"))
      const port = await freePort()
      const siteUrl = `http://localhost:${port}`
      const cms = { url: cmsUrl, token: siteToken, notifySecret: undefined }
      await developSite(children, testEnvironment(), { port, siteUrl, dataDir, cms, clock: siteClock })
      await expect
        .poll(
          () =>
            fetch(siteUrl).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true)
      await use(siteUrl)
      await children.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: "worker", timeout: 120_000 },
  ],
})

test("in development every page hydrates without a warning, and asks about cookies", async ({ page, developed }) => {
  test.setTimeout(600_000)
  const said: string[] = []
  // React shows where server and browser differ as a diff, below a page of advice.
  const note = (text: string) => {
    const differences = text.match(/^[+-] .*$/gm)?.filter((line) => !line.endsWith(".")) ?? [text.slice(0, 300)]
    said.push([new URL(page.url()).pathname, ...differences].join("\n"))
  }
  page.on("console", (message) => message.type() === "error" && note(message.text()))
  page.on("pageerror", (error) => note(error.message))
  // The first page makes Vite find its dependencies, and may load twice.
  await page.goto(developed, { waitUntil: "networkidle" })
  said.length = 0
  for (const address of everyAddress) {
    await page.goto(developed + address)
    await page.waitForFunction(
      () => document.querySelector("main, article") !== null && "__reactRouterDataRouter" in window,
    )
  }
  expect(said).toEqual([])
  await page.goto(`${developed}/services`)
  await expect(page.getByRole("region", { name: /témoins/i })).toBeVisible()
  await page.getByRole("button", { name: "Nécessaires seulement" }).click()
  await expect(page.getByRole("region", { name: /témoins/i })).toBeHidden()
})
