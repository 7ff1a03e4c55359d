import type { Connection } from "#app/lib/connection.ts"

/** How often the browser asks whether another build is served, in ms. */
export const CHECK_INTERVAL = 3_600_000

/** How long after the page is ready the manifest of its own build is fetched, in ms. */
export const FIRST_FETCH_DELAY = 1_000

type Watch = {
  /** Id of the build that this page came with. */
  build: string
  /** Called once, when another build is served. Nothing is reloaded under the visitor. */
  onNewBuild: () => void
  connection?: Connection | undefined
}

/** Fetches the build's manifest, then looks for a newer build every hour. A failure is silent and the next check still happens. */
export function watchBuilds({ build, onNewBuild, connection }: Watch): void {
  const isSlow = connection?.saveData || connection?.effectiveType === "slow-2g"
  if (!isSlow) setTimeout(() => void fetch(`/builds/meta/${build}.json`).catch(() => undefined), FIRST_FETCH_DELAY)

  const timer = setInterval(async () => {
    const latest = await findLatestBuild()
    if (latest === undefined || latest === build) return
    clearInterval(timer)
    onNewBuild()
  }, CHECK_INTERVAL)
}

async function findLatestBuild(): Promise<string | undefined> {
  try {
    // The address changes each time: no cache on the way may answer for the server.
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: "no-store" })
    if (!response.ok) return undefined
    const latest: unknown = await response.json()
    return typeof latest === "object" && latest !== null && "id" in latest && typeof latest.id === "string"
      ? latest.id
      : undefined
  } catch {
    return undefined
  }
}
