import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { Failure } from "./failure.mjs"
import { findProgram } from "./search-path.ts"
import { step } from "./step.mjs"

/** The build without a window comes first: the same engine, and the tests take half the time (decision 0021). */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]

/**
 * Finds a Chromium, installing one when there is none: Debian's package when we are root, else Playwright's.
 * @returns its executable
 */
export async function ensureChromium(): Promise<string> {
  return (
    process.env["CHROMIUM_PATH"] || findProgram(NAMES) || (await fromDebian()) || (await fromPlaywright()) || giveUp()
  )
}

async function fromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !findProgram(["apt-get"])) return undefined
  await step("Installation de Chromium (paquet Debian)", "une à deux minutes", async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    spawnSync("apt-get", ["update"], { env })
    for (const name of NAMES.slice(0, 2))
      if (spawnSync("apt-get", ["install", "-y", "--no-install-recommends", name], { env }).status === 0) return
  })
  return findProgram(NAMES)
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import("@playwright/test")
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    await step("Téléchargement de Chromium par Playwright", "une à trois minutes", async () => {
      spawnSync("playwright", ["install", "chromium"], { stdio: "ignore" })
    })
  }
  return existsSync(path) ? path : undefined
}

function giveUp(): never {
  throw new Failure(
    "Les essais demandent Chromium, et il n’a pas pu être installé. Installez-le (Debian : « apt-get install chromium-headless-shell ») ou donnez son chemin dans CHROMIUM_PATH.",
  )
}
