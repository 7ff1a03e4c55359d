import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import type { Plugin } from "vite"

const SOURCES = ["app/**/*", "public/**/*", "*.config.ts", "package.json", "../package-lock.json"]

/**
 * Gives the server's bundle `import.meta.env.BUILD_ID`, a digest of the sources: the same code built twice is the same
 * build, and any change of the code is another one. The browser's files must not hold it: one digit would rename them all.
 */
export function buildId(): Plugin {
  let root = ""
  return {
    name: "build-id",
    apply: "build",
    config(config) {
      root = config.root ?? process.cwd()
    },
    configEnvironment(name) {
      if (name !== "ssr") return undefined
      return {
        define: {
          "import.meta.env.BUILD_ID": JSON.stringify(digestSources(root)),
          "import.meta.env.BUILD_TIMESTAMP": JSON.stringify(String(Date.now())),
        },
      }
    },
  }
}

function digestSources(root: string): string {
  const hash = createHash("sha256")
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.toSorted()) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file))
  return hash.digest("hex").slice(0, 12)
}
