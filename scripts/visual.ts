// `npm run visual`: compares the representative screens with the images kept in e2e/audit/screens.
// `npm run visual -- --update` replaces the images of those that differ.
import { ensureChromium } from "./chromium.ts"
import { finish } from "./finish.ts"
import { runPlaywright } from "./tools.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  const args = process.argv.slice(2).map((argument) => (argument === "--update" ? "--update-snapshots" : argument))
  process.env["CHROMIUM_PATH"] = await ensureChromium()
  finish(await runPlaywright(children, "audit", ["audit/visual", ...args]))
})
