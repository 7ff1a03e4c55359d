import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Plugin } from "vite"
import { z } from "zod"

const VIRTUAL = "virtual:starter"
const Manifest = z.record(z.string(), z.object({ file: z.string(), name: z.string().optional() }))

/** Builds app/starter/starter.ts as a file of its own, and tells the server's bundle its hashed address. */
export function starterChunk(): Plugin {
  let root = ""
  return {
    name: "starter-chunk",
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return
      this.emitFile({ type: "chunk", id: "app/starter/starter.ts", name: "starter" })
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const url = this.environment.mode === "build" ? await findStarter(root) : ""
      return `export const starterUrl = ${JSON.stringify(url)}`
    },
  }
}

/** The client is built before the server, whose bundle can therefore read the client's manifest. */
async function findStarter(root: string): Promise<string> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(root, "build/client/.vite/manifest.json"), "utf8")))
  const starter = Object.values(manifest).find(({ name }) => name === "starter")
  if (!starter) throw new Error("The client's manifest names no starter")
  return `/${starter.file}`
}
