import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/** What one burst of load measured: answers a second, the 99th percentile in ms, and answers that were errors. */
export type Load = { perSecond: number; p99: number; errors: number }

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

const toMilliseconds = (written: string) => {
  const [, number = "0", unit = "ms"] = /^([\d.]+)([a-z]+)$/.exec(written) ?? []
  return Number(number) * (units[unit] ?? 1)
}

const sum = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0)

/** Asks an address over and over with `wrk`, as a browser does (brotli). @throws when `wrk` is not installed */
export async function load(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip, deflate, br"]
  const { stdout } = await run("wrk", [...args, url])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: toMilliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ""),
    errors: sum(stdout, /(?:connect|read|write|timeout) (\d+)/g) + sum(stdout, /Non-2xx or 3xx responses: (\d+)/g),
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}
