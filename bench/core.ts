import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { availableParallelism } from "node:os"

const canPin = availableParallelism() > 1 && spawnSync("taskset", ["-V"]).status === 0

/** The core of the servers that are compared, and that of the load. */
const cores = { server: "0", load: "1" } as const

/** Linux counts the time of a process in hundredths of a second. */
const TICKS = 100

/** Keeps a process, all its threads included, on the servers' core; where `taskset` is missing it goes where it likes. */
export function pinToServerCore(pid: number | undefined): void {
  if (canPin && pid !== undefined) spawnSync("taskset", ["-a", "-c", "-p", cores.server, String(pid)])
}

/** A command that runs on the load's core. */
export const onLoadCore = (command: string, args: readonly string[]): [command: string, args: string[]] =>
  canPin ? ["taskset", ["-c", cores.load, command, ...args]] : [command, [...args]]

/** How long a process has had a processor so far (s), in the kernel or not; whatever else the machine does. */
export function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1")
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ")
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}
