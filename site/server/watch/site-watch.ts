import { statfs } from "node:fs/promises"
import type { HealthReport } from "#server/health.ts"
import { type Concern, concernsOf, type Observed } from "./concern.ts"
import { inspectPublicAddress } from "./public-address.ts"

const interval = 60_000

/** How often the public address is asked (ms): a certificate does not end from one minute to the next. */
const publicInterval = 6 * 3_600_000

const patience = 5_000

export type WatchSettings = {
  siteUrl: string
  dataDir: string
  cms: { url: string; token: string | undefined }
  /** Whether the publisher's last question to the content backend was answered. */
  isBackendReachable: () => boolean
  /** Told every minute what a person must look at; often nothing. */
  tell: (concerns: Concern[]) => void
}

/** What the content backend answers to the site now: a status, or nothing. */
const askBackend = async ({ url, token }: WatchSettings["cms"]): Promise<"none" | number> =>
  fetch(`${url}/items/settings?fields=name`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  }).then(
    ({ status }) => status,
    () => "none",
  )

const freeBytesIn = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  )

/** Looks after the site while it runs: content backend, disk, certificate. @returns what it last found, and what stops it */
export const startWatch = (settings: WatchSettings): { report: HealthReport; stop: () => void } => {
  const { siteUrl, dataDir, cms, isBackendReachable, tell } = settings
  const observed: Observed = { backend: undefined, freeBytes: undefined, publicAddress: undefined }
  let concerns: Concern[] = []
  let publicAt = -Infinity

  const look = async () => {
    const now = Date.now()
    if (isBackendReachable()) observed.backend = undefined
    else observed.backend = { downSince: observed.backend?.downSince ?? now, answer: await askBackend(cms) }
    observed.freeBytes = await freeBytesIn(dataDir)
    if (siteUrl.startsWith("https:") && now - publicAt >= publicInterval) {
      publicAt = now
      observed.publicAddress = await inspectPublicAddress(siteUrl)
    }
    concerns = concernsOf(observed, now)
    tell(concerns)
  }

  const timer = setInterval(() => void look(), interval)
  timer.unref()
  return {
    report: () => ({ concerns: concerns.map(({ key }) => key).join(", ") }),
    stop: () => clearInterval(timer),
  }
}
