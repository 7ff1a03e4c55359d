import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

const tokens = new URL("../app/styles/tokens.css", import.meta.url)

/**
 * Puts the order of the cascade layers at the head of every style sheet. The
 * first sheet that arrives settles it for the page, and a shared chunk may
 * arrive before the root's.
 */
export function layerOrder(): Plugin {
  const order = /^@layer [\w, ]+;/.exec(readFileSync(tokens, "utf8"))?.[0]
  if (order === undefined) throw new Error("tokens.css must begin with the order of the layers")
  return {
    name: "layer-order",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${order}${file.source.toString()}`
        }
      },
    },
  }
}
