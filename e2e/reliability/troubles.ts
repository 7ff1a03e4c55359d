import { setTimeout as sleep } from "node:timers/promises"
import { type BackendFault, backendFaults } from "./backend-proxy.ts"
import type { Scene } from "./campaign.ts"
import { type MailFault, mailFaults } from "./mail-server.ts"

const oneOf = <One>(choices: readonly One[]): One | undefined => choices[Math.floor(Math.random() * choices.length)]

/** Kills the process (SIGKILL) that many times, at random moments spread over all that is sent. */
export const kill = (times: number, pause: number) => async (scene: Scene) => {
  const { target } = scene
  for (let done = 0; done < times; done++) {
    scene.released = (done + 1) / times
    await sleep(Math.random() * 2 * pause)
    await target.kill()
    await target.launch()
  }
}

/** One fault for that long (ms). */
export const failFor =
  (duration: number, fault: { backend?: BackendFault; mail?: MailFault }) =>
  async ({ backend, mail }: Scene) => {
    backend.fail(fault.backend)
    mail.fail(fault.mail)
    await sleep(duration)
    backend.fail(undefined)
    mail.fail(undefined)
  }

/** Now this fails and now that, half of the time, as long as something is sent. */
export const failAtRandom = async ({ backend, mail, isSending }: Scene) => {
  while (isSending()) {
    backend.fail(Math.random() < 0.5 ? oneOf(backendFaults) : undefined)
    mail.fail(Math.random() < 0.5 ? oneOf(mailFaults) : undefined)
    await sleep(Math.random() * 4_000)
  }
}
