import { readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import type { ConsentContent } from "./consent-content.ts"

/** Keeps the last configuration that could be published, in a file that survives a restart. */
export function lastGoodConsent(folder: string) {
  const file = join(folder, "last-good-consent.json")
  let kept: string | undefined

  return {
    keep(content: ConsentContent): void {
      const text = JSON.stringify(content)
      if (text === kept) return
      kept = text
      try {
        // The serving thread and the publisher both write it: each its own draft, each whole.
        const draft = `${file}.${process.pid}.${crypto.randomUUID().slice(0, 8)}`
        writeFileSync(draft, text)
        renameSync(draft, file)
      } catch (error) {
        console.warn("The consent configuration cannot be kept on disk", error)
      }
    },
    find(): ConsentContent | undefined {
      try {
        kept ??= readFileSync(file, "utf8")
        return JSON.parse(kept)
      } catch {
        return undefined
      }
    },
  }
}
