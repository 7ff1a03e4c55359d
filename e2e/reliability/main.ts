// `npm run reliability`: forms sent while everything that can fail does, against a real Directus.
// `-- --quick`: a tenth of it.
import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { applyAll } from "../../cms/scripts/apply-all.ts"
import { startInstance } from "../../cms/test/throwaway-directus.ts"
import { backendFaults } from "./backend-proxy.ts"
import { campaign, type Figures } from "./campaign.ts"
import { fillDisk, mountSmallDisk } from "./full-disk.ts"
import { mailFaults } from "./mail-server.ts"
import { failAtRandom, failFor, kill } from "./troubles.ts"

const isQuick = process.argv.includes("--quick")
const [submissions, kills] = isQuick ? [100, 10] : [1_000, 100]
const duration = isQuick ? 2_000 : 5_000
const Receipts = z.array(z.object({ receipt: z.string() }))

const instance = await startInstance("SQLite")
const figures: Record<string, Figures> = {}
try {
  await applyAll({ ...instance, siteUrl: "http://localhost:3000", seedDate: "2026-12-01" })
  const { url, siteToken, directus } = instance
  const listReceipts = async () =>
    (await directus.read("/items/form_submissions?fields=receipt&limit=-1", Receipts)).map(({ receipt }) => receipt)
  const run = async (name: string, plan: Parameters<typeof campaign>[1]) => {
    console.log(name)
    figures[name] = await campaign({ url, siteToken, listReceipts }, plan)
    console.log(figures[name])
  }

  const few = { submissions: isQuick ? 10 : 50, rest: duration / 50 }
  for (const fault of backendFaults)
    await run(`Directus ${fault}`, { ...few, trouble: failFor(duration, { backend: fault }) })
  for (const fault of mailFaults) await run(`SMTP ${fault}`, { ...few, trouble: failFor(duration, { mail: fault }) })

  const disk = await mountSmallDisk(await mkdtemp(join(tmpdir(), "small-disk-")))
  if (disk) await run("disk full", { ...few, folder: disk.folder, trouble: fillDisk(disk) }).finally(disk.unmount)
  else console.log("disk full: not tried, it takes a right to mount a small disk")

  await run(`kill -9 × ${kills}`, { submissions, rest: 10, trouble: kill(kills, 200) })
  const everything = async (scene: Parameters<typeof failAtRandom>[0]) => {
    await Promise.all([kill(kills, 200)(scene), failAtRandom(scene)])
  }
  await run(`kill -9 × ${kills}, and all of the above at random`, { submissions, rest: 10, trouble: everything })
} finally {
  console.table(figures)
  await instance.stop()
}
const isWrong = ({ receipts, lost, duplicates, notices, acknowledgements }: Figures) =>
  lost > 0 || duplicates > 0 || notices !== receipts || acknowledgements !== receipts
process.exit(Object.values(figures).some(isWrong) ? 1 : 0)
