import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { onLoadCore, processorSeconds } from "./core.ts"
import { median } from "./median.ts"

const run = promisify(execFile)

/** A server under load: what is asked of it, and its process when its processor time is to be counted. */
export type Server = { url: string; pid?: number | undefined }

/** What one burst of load measured. */
export type Load = {
  /** Answers a second, while others may use the machine too. */
  perSecond: number
  /** Answers for each second that the server had a processor: what it does on a core of its own. */
  perProcessorSecond: number
  /** The slowest of a hundred answers (ms). */
  p99: number
  errors: number
}

export type LoadOptions = { connections: number; seconds: number }

/** How long a server is loaded before it is measured (s). */
const WARM_UP = 2

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

const toMilliseconds = (written: string) => {
  const [, number = "0", unit = "ms"] = /^([\d.]+)([a-z]+)$/.exec(written) ?? []
  return Number(number) * (units[unit] ?? 1)
}

const sum = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].reduce((all, [, n]) => all + Number(n), 0)

/** Asks an address over and over with `wrk`, as a browser does (brotli). @throws when `wrk` is not installed */
export async function load({ url, pid }: Server, { connections, seconds }: LoadOptions): Promise<Load> {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: gzip, deflate, br"]
  const before = pid === undefined ? NaN : processorSeconds(pid)
  const { stdout } = await run(...onLoadCore("wrk", [...args, url]))
  const busy = pid === undefined ? NaN : processorSeconds(pid) - before
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    perProcessorSecond: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0) / busy,
    p99: toMilliseconds(/99%\s+(\S+)/.exec(stdout)?.[1] ?? ""),
    errors: sum(stdout, /(?:connect|read|write|timeout) (\d+)/g) + sum(stdout, /Non-2xx or 3xx responses: (\d+)/g),
  }
}

/**
 * Loads several servers in turn, so that what else the machine does falls on all of them.
 * Each is warmed up first.
 * @returns the median of each figure by the server's name; errors are all of them
 */
export async function loadInTurns(
  servers: Record<string, Server>,
  { runs, ...options }: LoadOptions & { runs: number },
): Promise<(name: string) => Load> {
  const loads = new Map<string, Load[]>()
  // The first answers are those of code that is not compiled yet, and of files that nobody has opened.
  for (const server of Object.values(servers)) await load(server, { ...options, seconds: WARM_UP })
  for (let run = 0; run < runs; run++)
    for (const [name, server] of Object.entries(servers))
      loads.set(name, [...(loads.get(name) ?? []), await load(server, options)])
  return (name) => {
    const all = loads.get(name) ?? []
    return {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      perProcessorSecond: median(all.map(({ perProcessorSecond }) => perProcessorSecond)),
      p99: median(all.map(({ p99 }) => p99)),
      errors: all.reduce((sum, { errors }) => sum + errors, 0),
    }
  }
}
