import { type ReactNode, StrictMode, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"

import { toHydrationStream } from "#app/features/boot/hydration-stream.ts"
import { hasUnsentInput } from "#app/lib/unsent-input.ts"
import { watchBuilds } from "#app/features/builds/watch-builds.ts"
import { clientState } from "#app/features/in-app-navigation/client-state.ts"
import { currentBuild } from "#app/features/in-app-navigation/current-build.ts"
import { prefetchOnHover } from "#app/features/in-app-navigation/hover-prefetch.ts"
import { keepTarget } from "#app/features/in-app-navigation/keep-target.ts"
import { navigationInstrumentation } from "#app/features/in-app-navigation/navigation-instrumentation.ts"

const handoff = window.__reactRouterContext // Development has React Router's own, with its stream.
if (handoff?.loaderData) {
  handoff.stream = toHydrationStream({ loaderData: handoff.loaderData, actionData: null, errors: null })
}

const instrumentations = currentBuild() ? [navigationInstrumentation(hasUnsentInput)] : []

/** Runs when React has taken the page over. */
function onHydrated() {
  dispatchEvent(new Event("hydrated"))
  // From here on the application asks for pages: touch.speculationrules looks at this mark.
  document.documentElement.dataset["hydrated"] = ""
  const build = currentBuild()
  if (!build) return // Development: nothing is published.
  keepTarget()
  prefetchOnHover(navigator.connection)
  watchBuilds({ build, connection: navigator.connection, onNewBuild: () => void (clientState.isStale = true) })
}

let isHydrated = false

/** Around the router, not beside it: a sibling that the server does not have would give every `useId` another value. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    if (isHydrated) return
    isHydrated = true
    onHydrated()
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydrated>
        <HydratedRouter instrumentations={instrumentations} />
      </Hydrated>
    </StrictMode>,
  )
})
