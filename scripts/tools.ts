import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Children } from "./children.ts"
import { root, testEnvironment } from "./env.ts"
import { readReport, type Tally } from "./report.ts"

type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; log?: string }

/** Runs an installed tool (`oxlint`, `tsc`, `vitest`) with its arguments. Returns its exit code. */
export function runTool(
  children: Children,
  name: string,
  args: string[],
  { cwd = root, env = {}, log }: RunOptions = {},
): Promise<number> {
  const program = join(root, "node_modules", ".bin", name)
  return children.run([program, ...args], { cwd, env: { ...testEnvironment(), ...env }, ...(log && { log }) })
}

/** Runs Vitest on some projects of `vitest.config.ts`. */
export function runVitest(children: Children, projects: string[], args: string[] = []): Promise<Tally> {
  return withReport((report) => {
    const chosen = projects.flatMap((project) => ["--project", project])
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
    return runTool(children, "vitest", ["run", ...chosen, ...reporters, ...args])
  })
}

const e2eProjects = ["e2e", "backup", "configuring", "editing", "keeping", "operations"]

/** The projects of `playwright.config.ts` that a command runs. */
const projects = {
  // What is tagged « @long » waits for a minute, or wants a machine that does nothing else.
  e2e: [...e2eProjects.map((name) => `--project=${name}`), "--grep-invert=@long"],
  audit: ["--project=audit", "--project=operations", "--no-deps", "--workers=1"],
}

/** Runs end-to-end tests in Chromium. */
export function runPlaywright(children: Children, suite: keyof typeof projects, args: string[] = []): Promise<Tally> {
  return withReport((report) =>
    runTool(children, "playwright", ["test", ...projects[suite], ...args], { env: { PLAYWRIGHT_REPORT: report } }),
  )
}

/** Runs something whose output matters only when it fails. */
export async function runQuietly(name: string, run: (log: string) => Promise<number>): Promise<Tally> {
  return inTemporaryFolder(async (folder) => {
    const log = join(folder, "output.log")
    const start = performance.now()
    const isGood = (await run(log)) === 0
    console.log(`${isGood ? "✓" : "✗"} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
    if (!isGood) console.log(await readFile(log, "utf8").catch(() => ""))
    return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 }
  })
}

function withReport(run: (report: string) => Promise<number>): Promise<Tally> {
  return inTemporaryFolder(async (folder) => {
    const report = join(folder, "report.json")
    return readReport(report, await run(report))
  })
}

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "report-"))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
