// `npm test`: everything that must pass, from a bare clone.
import { runChecks } from "./checks.ts"
import { ensureChromium } from "./chromium.ts"
import { finish } from "./finish.ts"
import { addTallies } from "./report.ts"
import { runPlaywright, runVitest } from "./tools.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  process.env["CHROMIUM_PATH"] = await ensureChromium()
  // The integration tests wait for three Directus half of their time: the others use it.
  const beforeBrowser = await Promise.all([
    runChecks(children),
    runVitest(children, ["cms", "session"], ["--maxWorkers=3"]),
  ])
  finish(addTallies([...beforeBrowser, await runPlaywright(children, "e2e")]))
})
