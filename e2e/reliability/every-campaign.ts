import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { backendFaults } from "./backend-proxy.ts"
import { type Backend, campaign, type Figures, type Scene } from "./campaign.ts"
import { fillDisk, mountSmallDisk } from "./full-disk.ts"
import { mailFaults } from "./mail-server.ts"
import { failAtRandom, failFor, kill } from "./troubles.ts"

type Size = {
  /** How long each fault lasts (ms), and how many submissions are sent meanwhile. */
  fault: { duration: number; submissions: number }
  /** How often the process is killed, and how many submissions are sent meanwhile. */
  kills: { times: number; submissions: number }
}

export const whole: Size = { fault: { duration: 5_000, submissions: 50 }, kills: { times: 100, submissions: 1_000 } }
export const quick: Size = { fault: { duration: 2_000, submissions: 10 }, kills: { times: 10, submissions: 100 } }

/** Each fault alone, then kills at random while the faults come and go. @param tell is told the figures as they come */
export async function everyCampaign(
  backend: Backend,
  { fault, kills }: Size,
  tell: (name: string, figures: Figures) => void,
): Promise<void> {
  const few = { submissions: fault.submissions, rest: fault.duration / fault.submissions }
  const run = async (name: string, plan: Parameters<typeof campaign>[1]) => tell(name, await campaign(backend, plan))

  for (const what of backendFaults)
    await run(`Directus ${what}`, { ...few, trouble: failFor(fault.duration, { backend: what }) })
  for (const what of mailFaults) await run(`SMTP ${what}`, { ...few, trouble: failFor(fault.duration, { mail: what }) })

  const disk = await mountSmallDisk(await mkdtemp(join(tmpdir(), "small-disk-")))
  if (disk) await run("disk full", { ...few, folder: disk.folder, trouble: fillDisk(disk) }).finally(disk.unmount)
  else console.log("disk full: not tried, mounting a small disk takes root")

  const everything = async (scene: Scene) => {
    await Promise.all([kill(kills.times, 100)(scene), failAtRandom(scene)])
  }
  const { submissions, times } = kills
  await run(`kill -9 × ${times}, everything at random`, { submissions, rest: 10, trouble: everything })
}

/** Whether a campaign kept its promise. Mails may come again, as what they are. */
export const isKept = ({ receipts, lost, duplicates, notices, acknowledgements }: Figures): boolean =>
  lost === 0 && duplicates === 0 && notices === receipts && acknowledgements === receipts
