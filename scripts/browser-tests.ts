// `npm run e2e` and `npm run audit`: one project of playwright.config.ts, against a stack of its own.
// What follows `--` goes to Playwright: `npm run e2e -- journeys/`.
import { ensureChromium } from "./chromium.ts"
import { finish } from "./finish.ts"
import { runPlaywright } from "./tools.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  const [project, ...args] = process.argv.slice(2)
  process.env["CHROMIUM_PATH"] = await ensureChromium()
  finish(await runPlaywright(children, project === "audit" ? "audit" : "e2e", args))
})
