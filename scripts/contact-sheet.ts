// `npm run contact-sheet -- 360 dark`: every address on a few large images in contact-sheets, to look at
// all of them at once. Width (1440) and colours (light) are optional.
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { type Browser, chromium } from "@playwright/test"
import sharp from "sharp"
import { everyAddress } from "#e2e/every-page/addresses.ts"
import { runningStack } from "#e2e/stack/running.ts"
import { startStack } from "#e2e/stack/stack.ts"
import { ensureChromium } from "./chromium.ts"
import { root } from "./env.ts"
import { Failure } from "./failure.mjs"
import { untilStopped } from "./until-stopped.ts"

const COLUMNS = 9
const ROWS = 2
const CELL = { width: 360, height: 1440 }
const GAP = 24
const LABEL = 32

type Look = { width: number; scheme: "light" | "dark" }

function readLook(args: string[]): Look {
  const [width = "1440", scheme = "light"] = args
  if (!/^\d{3,4}$/.test(width) || (scheme !== "light" && scheme !== "dark"))
    throw new Failure(
      "Attendu : npm run contact-sheet -- [largeur en pixels] [light ou dark], par exemple « 360 dark ».",
    )
  return { width: Number(width), scheme }
}

/** One page, from its top, at the width of a cell and at most as high; without the cookie banner, refused before. */
async function thumbnail(browser: Browser, url: string, { width, scheme }: Look): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: "reduce" })
  await page.context().addCookies([{ name: "ncc_c", value: "0", url }])
  await page.goto(url)
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(bottom, Math.round((CELL.height * width) / CELL.width))
  await page.setViewportSize({ width, height }) // So that images of the lower part load too.
  await page.waitForLoadState("networkidle")
  const screenshot = await page.screenshot({ animations: "disabled" })
  await page.close()
  return sharp(screenshot).resize({ width: CELL.width }).png().toBuffer()
}

const label = (address: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${LABEL}"><text y="22" font-family="sans-serif" font-size="18">${address.replaceAll("&", "&amp;")}</text></svg>`,
  )

/** Lays thumbnails out on one image, each under its address. */
async function layOut(cells: readonly { address: string; image: Buffer }[], file: string): Promise<void> {
  const placed = cells.flatMap(({ address, image }, position) => {
    const left = GAP + (position % COLUMNS) * (CELL.width + GAP)
    const top = GAP + Math.floor(position / COLUMNS) * (CELL.height + LABEL + GAP)
    return [
      { input: label(address), left, top },
      { input: image, left, top: top + LABEL },
    ]
  })
  const rows = Math.ceil(cells.length / COLUMNS)
  const width = GAP + COLUMNS * (CELL.width + GAP)
  const height = GAP + rows * (CELL.height + LABEL + GAP)
  await sharp({ create: { width, height, channels: 3, background: "#d8d8d8" } })
    .composite(placed)
    .png()
    .toFile(file)
  console.log(file)
}

await untilStopped(async (children) => {
  const look = readLook(process.argv.slice(2))
  const executablePath = await ensureChromium()
  const own = runningStack() ? undefined : await startStack()
  try {
    const siteUrl = runningStack()?.siteUrl ?? own?.siteUrl
    const args = process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu"] : ["--disable-gpu"]
    const browser = await chromium.launch({ executablePath, args })
    const folder = join(root, "contact-sheets")
    await mkdir(folder, { recursive: true })
    const cells = []
    for (const address of everyAddress)
      cells.push({ address, image: await thumbnail(browser, `${siteUrl}${address}`, look) })
    await browser.close()
    for (let sheet = 0; sheet * COLUMNS * ROWS < cells.length; sheet++) {
      const shown = cells.slice(sheet * COLUMNS * ROWS, (sheet + 1) * COLUMNS * ROWS)
      await layOut(shown, join(folder, `${look.width}-${look.scheme}-${sheet + 1}.png`))
    }
  } finally {
    await own?.stop()
    await children.stop()
  }
  process.exit(0)
})
