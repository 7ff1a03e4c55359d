import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const site = fileURLToPath(new URL("../..", import.meta.url))
const check = (tool: string) =>
  execFileSync(process.execPath, [`tools/${tool}`, "--check"], { cwd: site, stdio: "pipe" })

test.each(["build-font.ts", "build-icons.ts"])("what %s makes is what is committed", { timeout: 30_000 }, (tool) => {
  expect(() => check(tool)).not.toThrow()
})
