// `npm run check`: in under a minute, everything that needs neither Directus nor a browser.
import { runChecks } from "./checks.ts"
import { finish } from "./finish.ts"
import { untilStopped } from "./until-stopped.ts"

await untilStopped(async (children) => finish(await runChecks(children)))
