import { spawn } from "node:child_process"
import { env } from "#app/env.server.ts"

/** A scanner that has not answered by then has not answered (ms). */
const PATIENCE = 30_000

export type ScanVerdict = "clean" | "infected" | "unknown"

/**
 * Asks the malware scanner, if one is configured: the command of `SCAN_COMMAND` reads the file on its standard input and
 * answers as clamdscan does, 0 for clean, 1 for infected. Any other end is no answer.
 */
export function scanFile(bytes: Uint8Array, command: string | undefined = env.SCAN_COMMAND): Promise<ScanVerdict> {
  const [program, ...words] = command?.split(/\s+/).filter(Boolean) ?? []
  if (program === undefined) return Promise.resolve("clean")
  return new Promise((resolve) => {
    const scanner = spawn(program, words, { stdio: ["pipe", "ignore", "ignore"], timeout: PATIENCE })
    scanner.once("error", () => resolve("unknown"))
    scanner.once("close", (code) => resolve(code === 0 ? "clean" : code === 1 ? "infected" : "unknown"))
    // A scanner that knows enough may stop reading.
    scanner.stdin.once("error", () => undefined)
    scanner.stdin.end(bytes)
  })
}
