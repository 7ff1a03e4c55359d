// `npm run guide-screens`: takes the pictures of docs/guide-edition.md again, from the Studio as it is now. With names of
// pictures, only these: `npm run guide-screens -- evenement-annule`.
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { chromium } from "@playwright/test"
import sharp from "sharp"
import { runningStack } from "#e2e/stack/running.ts"
import { startStack } from "#e2e/stack/stack.ts"
import { memberPassword, members, officeOf } from "#e2e/studio/office.ts"
import { Studio } from "#e2e/studio/studio.ts"
import { ensureChromium } from "./chromium.ts"
import { root } from "./env.ts"
import { Failure } from "./failure.mjs"
import { scenes } from "./guide-scenes.ts"
import { untilStopped } from "./until-stopped.ts"

const folder = join(root, "docs", "images", "guide")
const heaviest = 80_000

/** Flat colours: few of them weigh little. @returns how heavy it is (bytes) */
async function keep(name: string, picture: Buffer): Promise<number> {
  const small = await sharp(picture).png({ palette: true, colours: 48, dither: 0, effort: 10 }).toBuffer()
  if (small.length > heaviest) throw new Failure(`L’image ${name} pèse ${small.length} octets : plus de ${heaviest}.`)
  await writeFile(join(folder, `${name}.png`), small)
  return small.length
}

await untilStopped(async (children) => {
  const wanted = process.argv.slice(2)
  const executablePath = await ensureChromium()
  const own = runningStack() ? undefined : await startStack()
  const stack = runningStack() ?? own
  if (!stack) throw new Failure("Aucun site ne répond.")
  const office = officeOf(stack)
  await office.welcomeMembers()
  await office.receiveRequests()
  await office.proposeNews()
  await mkdir(folder, { recursive: true })
  // The sign-in screen animates a landscape in three dimensions, which a machine without a graphics card draws for minutes.
  const quiet = ["--disable-gpu", "--disable-3d-apis"]
  const args = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet
  const browser = await chromium.launch({ executablePath, args })
  const url = stack.cmsUrl.replace("127.0.0.1", "localhost")
  let [total, failures] = [0, 0]
  try {
    for (const who of ["nobody", "writer", "reviewer"] as const) {
      const todo = scenes.filter((scene) => scene.who === who && (wanted.length === 0 || wanted.includes(scene.name)))
      if (todo.length === 0) continue
      const studio = await Studio.visit(browser, url)
      if (who !== "nobody") await studio.signIn(members[who].email, memberPassword)
      for (const { name, show } of todo) {
        try {
          await show(studio, office)
          await studio.drawn()
        } catch (error) {
          failures += 1
          console.error(`${name} : ${String(error)}`)
        }
        const weight = await keep(name, await studio.page.screenshot({ animations: "disabled", timeout: 60_000 }))
        total += weight
        console.log(`${name} ${(weight / 1000).toFixed(0)} ko`)
      }
      await studio.close()
    }
  } finally {
    await browser.close()
    await own?.stop()
    await children.stop()
  }
  console.log(`${(total / 1000).toFixed(0)} ko en tout`)
  process.exit(failures === 0 ? 0 : 1)
})
