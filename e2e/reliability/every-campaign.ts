import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { backendFaults } from "./backend-proxy.ts"
import { type Backend, campaign, type Figures, type Scene } from "./campaign.ts"
import { fillDisk, mountSmallDisk, type SmallDisk } from "./full-disk.ts"
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

type Plan = Parameters<typeof campaign>[1]

/** Each fault alone, then kills at random while the faults come and go; by the names that the report gives them. */
function plansOf({ fault, kills }: Size, disk: SmallDisk | undefined): Map<string, Plan> {
  const few = { submissions: fault.submissions, rest: fault.duration / fault.submissions }
  const everything = async (scene: Scene) => {
    await Promise.all([kill(kills.times, 100)(scene), failAtRandom(scene)])
  }
  const plans = new Map<string, Plan>()
  for (const backend of backendFaults)
    plans.set(`Directus ${backend}`, { ...few, trouble: failFor(fault.duration, { backend }) })
  for (const mail of mailFaults) plans.set(`SMTP ${mail}`, { ...few, trouble: failFor(fault.duration, { mail }) })
  if (disk) plans.set("disk full", { ...few, folder: disk.folder, trouble: fillDisk(disk) })
  plans.set(`kill -9 × ${kills.times}`, { submissions: kills.submissions, rest: 10, trouble: everything })
  return plans
}

/**
 * Runs the campaigns whose name holds one of `words`; without any, all of them.
 * @param tell is told the figures as they come
 */
export async function everyCampaign(
  backend: Backend,
  size: Size,
  words: readonly string[],
  tell: (name: string, figures: Figures) => void,
): Promise<void> {
  const disk = await mountSmallDisk(await mkdtemp(join(tmpdir(), "small-disk-")))
  if (!disk) console.log("disk full: not tried, mounting a small disk takes root")
  try {
    for (const [name, plan] of plansOf(size, disk))
      if (words.length === 0 || words.some((word) => name.includes(word))) tell(name, await campaign(backend, plan))
  } finally {
    await disk?.unmount()
  }
}

/** Whether a campaign kept its promise. Mails may come again, as what they are. */
export const isKept = ({ receipts, lost, duplicates, notices, acknowledgements }: Figures): boolean =>
  lost === 0 && duplicates === 0 && notices === receipts && acknowledgements === receipts
