import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Plugin } from "vite"
import { z } from "zod"

const VIRTUAL = "virtual:starter"
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), css: z.array(z.string()).default([]) }),
)

/** The scripts that are files of their own, under the name of the constant that says their address. */
const SCRIPTS = { starterUrl: "starter", keepSessionUrl: "keep-session", previewUrl: "preview" }

/** Builds the scripts of app/starter/ that no module imports, and tells the server's bundle their hashed addresses. */
export function starterChunk(): Plugin {
  let root = ""
  return {
    name: "starter-chunk",
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      if (this.environment.name !== "client" || this.environment.mode !== "build") return
      for (const name of Object.values(SCRIPTS)) this.emitFile({ type: "chunk", id: `app/starter/${name}.ts`, name })
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      if (this.environment.mode !== "build") return declare(() => ({ file: "", css: [] }))
      const manifest = await readManifest(root)
      return declare((name) => findScript(manifest, name))
    },
  }
}

type Script = { file: string; css: string[] }

function declare(find: (name: string) => Script): string {
  const scripts = Object.entries(SCRIPTS).map(([constant, name]) => [constant, find(name).file])
  const styleSheet = ["previewStyleUrl", find(SCRIPTS.previewUrl).css[0] ?? ""]
  return [...scripts, styleSheet]
    .map(([constant, file]) => `export const ${constant} = ${JSON.stringify(file && `/${file}`)}`)
    .join("\n")
}

/** The client is built before the server, whose bundle can therefore read the client's manifest. */
async function readManifest(root: string) {
  return Manifest.parse(JSON.parse(await readFile(join(root, "build/client/.vite/manifest.json"), "utf8")))
}

function findScript(manifest: z.infer<typeof Manifest>, wanted: string): Script {
  const script = Object.values(manifest).find(({ name }) => name === wanted)
  if (!script) throw new Error(`The client's manifest names no ${wanted}`)
  return script
}
