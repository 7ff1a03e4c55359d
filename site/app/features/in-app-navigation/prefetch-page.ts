import { clientState } from "./client-state.ts"
import { currentBuild } from "./current-build.ts"
import { readPayload } from "./page-payloads.ts"
import { loadRouteFiles } from "./route-files.ts"

/**
 * Loads the code and the payload of a page together; a payload that cannot be read is the middleware's affair.
 * A payload of another build means that this client is stale, long before the hourly check.
 * @throws when a code file cannot be loaded
 */
export async function prefetchPage(url: URL): Promise<void> {
  const payload = readPayload(url).then(
    ({ build }) => {
      if (build !== currentBuild()) clientState.isStale = true
    },
    () => undefined,
  )
  await Promise.all([loadRouteFiles(url.pathname), payload])
}
