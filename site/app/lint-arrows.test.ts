import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, onTestFinished, test } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** A tree where every import that the arrows allow is used once. */
const cleanTree = {
  "env.server.ts": "export const env = {}",
  "lib/dates.ts": "export const day = 1",
  "lib/clock.server.ts": 'import { env } from "#app/env.server.ts"\nexport const now = () => env',
  "ui/card.tsx": 'import { day } from "#app/lib/dates.ts"\nexport const Card = () => day',
  "cms/client.server.ts": 'import { rest } from "@directus/sdk"\nexport const client = rest',
  "features/news/news.server.ts":
    'import { client } from "#app/cms/client.server.ts"\nexport const list = () => client',
  "features/events/event-card.tsx": 'import { Card } from "#app/ui/card.tsx"\nexport const EventCard = Card',
  "features/blocks/block-list.tsx":
    'import { EventCard } from "#app/features/events/event-card.tsx"\nexport const BlockList = EventCard',
  "routes/index.tsx": 'import { list } from "#app/features/news/news.server.ts"\nexport const loader = list',
}

/** Lints a tree with the project's own configuration; answers the files that were reported, without repeats. */
function lint(tree: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), "arrows-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, "oxlint.config.ts"), join(folder, "oxlint.config.ts"))
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"))
  for (const [path, content] of Object.entries(tree)) {
    const file = join(folder, "site/app", path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${content}\n`)
  }
  return readReport(folder)
}

function readReport(folder: string): string[] {
  const linter = join(root, "node_modules/oxlint/bin/oxlint")
  try {
    execFileSync(process.execPath, [linter, "--format=unix", "site"], { cwd: folder, encoding: "utf8" })
    return []
  } catch (error) {
    const output = error instanceof Error && "stdout" in error ? String(error.stdout) : ""
    const reported = output.matchAll(/^(?:\.\/)?site\/app\/([^:]+):.*no-restricted-imports/gm)
    return [...new Set([...reported].map(([, file = ""]) => file))]
  }
}

test("the allowed arrows pass", () => {
  expect(lint(cleanTree)).toEqual([])
})

test.each([
  ["ui → features", "ui/bad.tsx", 'export { EventCard } from "#app/features/events/event-card.tsx"'],
  ["ui → cms, even as a type", "ui/bad.tsx", 'export type { client } from "#app/cms/client.server.ts"'],
  ["ui → ../", "ui/bad.tsx", 'export { day } from "../lib/dates.ts"'],
  ["lib → ui", "lib/bad.ts", 'export { Card } from "#app/ui/card.tsx"'],
  ["feature → feature", "features/events/bad.ts", 'export { list } from "#app/features/news/news.server.ts"'],
  ["feature → routes", "features/events/bad.ts", 'export { loader } from "#app/routes/index.tsx"'],
  ["routes → cms", "routes/bad.tsx", 'export { client } from "#app/cms/client.server.ts"'],
  ["component → cms", "features/events/bad.tsx", 'export { client } from "#app/cms/client.server.ts"'],
  ["component → Directus", "features/events/bad.tsx", 'export { rest } from "@directus/sdk"'],
])("%s is refused", (_, file, content) => {
  expect(lint({ ...cleanTree, [file]: content })).toEqual([file])
})
