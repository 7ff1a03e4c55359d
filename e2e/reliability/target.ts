import { spawn } from "node:child_process"
import { once } from "node:events"
import { openSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { freePort } from "#scripts/ports.ts"
import type { Submission } from "../../site/app/features/forms/submission.ts"
import type { OutboxSettings } from "../../site/server/outbox/outbox-settings.ts"

/** How much an outbox holds. */
export type Report = { depth: number; aside: number }

/** A process that may be killed. */
export type Target = {
  launch: () => Promise<void>
  kill: (signal?: NodeJS.Signals) => Promise<void>
  /** @returns the receipt; undefined when none came */
  send: (submission: Submission) => Promise<string | undefined>
  report: () => Promise<Report | undefined>
}

const program = join(import.meta.dirname, "outbox-process.ts")

/** The site's outbox in a process of its own, on `port`. What it says goes to `log`. */
export async function outboxTarget(settings: Partial<OutboxSettings>, log: string): Promise<Target> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ReturnType<typeof spawn> | undefined

  const report = async (): Promise<Report | undefined> =>
    fetch(url).then(
      (answer) => answer.json(),
      () => undefined,
    )
  return {
    report,
    async launch() {
      const output = openSync(log, "a")
      child = spawn(process.execPath, [program, String(port), JSON.stringify(settings)], {
        stdio: ["ignore", output, output],
      })
      while ((await report()) === undefined) {
        if (child.exitCode !== null) throw new Error(`the outbox stopped, see ${log}`)
        await sleep(10)
      }
    },
    async kill(signal = "SIGKILL") {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, "exit")
      child.kill(signal)
      await exited
    },
    async send(submission) {
      try {
        const answer = await fetch(url, { method: "POST", body: JSON.stringify(submission) })
        const text = await answer.text()
        return answer.ok ? text : undefined
      } catch {
        return undefined
      }
    },
  }
}
