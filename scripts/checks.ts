import { join } from "node:path"
import type { Children } from "./children.ts"
import { root, testEnvironment } from "./env.ts"
import { addTallies, type Tally } from "./report.ts"
import { runQuietly, runTool, runVitest } from "./tools.ts"

/** Checkers side by side each learn every type: on two processors, three times the work. */
const alone = ["--singleThreaded"]

/** Format, lint, types, generated types and unit tests: what needs neither Directus nor a browser. */
export async function runChecks(children: Children): Promise<Tally> {
  const site = join(root, "site")
  const tallies = [
    await runQuietly("format", (log) => runTool(children, "oxfmt", ["--check"], { log })),
    await runQuietly("lint", (log) => runTool(children, "oxlint", ["--deny-warnings"], { log })),
    await runQuietly("route types", (log) => runTool(children, "react-router", ["typegen"], { cwd: site, log })),
    await runQuietly("types of the site", (log) => runTool(children, "tsc", ["-p", "site", ...alone], { log })),
    await runQuietly("types of the scripts and tests", (log) =>
      runTool(children, "tsc", ["-p", ".", ...alone], { log }),
    ),
    await runQuietly("generated types are current", (log) =>
      children.run([join(root, "cms", "scripts", "write-types.ts"), "--check"], {
        cwd: root,
        env: testEnvironment(),
        log,
      }),
    ),
    await runVitest(children, ["site", "scripts"]),
  ]
  return addTallies(tallies)
}
