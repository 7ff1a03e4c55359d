// `npm test`: everything that must pass, from a bare clone.
import { runChecks } from "./checks.ts"
import { ensureChromium } from "./chromium.ts"
import { finish } from "./finish.ts"
import { addTallies } from "./report.ts"
import { runPlaywright, runVitest } from "./tools.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  process.env["CHROMIUM_PATH"] = await ensureChromium()
  finish(
    addTallies([
      await runChecks(children),
      await runVitest(children, ["cms", "session"]),
      await runPlaywright(children, "e2e"),
    ]),
  )
})
