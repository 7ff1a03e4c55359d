// `npm test`: everything that must pass, from a bare clone.
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { startStack } from "#e2e/stack/stack.ts"
import { runChecks } from "./checks.ts"
import { ensureChromium } from "./chromium.ts"
import { finish } from "./finish.ts"
import { addTallies } from "./report.ts"
import { runPlaywright, runVitest } from "./tools.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => {
  process.env["CHROMIUM_PATH"] = await ensureChromium()
  // What the integration tests fill on PostgreSQL, the tests of operations restore.
  const kept = await mkdtemp(join(tmpdir(), "kept-"))
  children.onceStopped(() => rm(kept, { recursive: true, force: true }))
  process.env["POSTGRES_BACKUP"] = join(kept, "postgres")
  // The integration tests wait for three Directus half of their time, and a stack waits for its own while it starts:
  // the others use it.
  const [{ children: _, stop, ...stack }, ...beforeBrowser] = await Promise.all([
    startStack({ published: "every page", children }),
    runChecks(children),
    runVitest(children, ["cms", "session"], ["--maxWorkers=3"]),
  ])
  process.env["E2E_STACK"] = JSON.stringify(stack)
  const inBrowser = await runPlaywright(children, "e2e")
  await stop()
  finish(addTallies([...beforeBrowser, inBrowser]))
})
