import type { ClientInstrumentation } from "react-router"

import { clientState } from "./client-state.ts"
import { leaveFor, loadDocument, never } from "./load-document.ts"
import { findNavigationTarget, isPost } from "./navigation-target.ts"
import { forgetPayloads } from "./page-payloads.ts"
import { prefetchPage } from "./prefetch-page.ts"

/**
 * Looks before React Router leaps. When a code file is missing, React Router reloads the page being left and the
 * click is lost; here the file is asked first, and the click's own target is loaded as a document instead.
 * Never resolving is how a navigation is kept from happening: React Router would make it by itself otherwise.
 * @param hasUnsentInput a stale client stays as it is as long as a form holds something to send
 */
export function navigationInstrumentation(hasUnsentInput: () => boolean): ClientInstrumentation {
  const mustLeave = () => clientState.isStale && !hasUnsentInput()
  let latest = 0

  addEventListener(
    "popstate",
    () => {
      latest += 1
      clientState.awaitedPath = location.pathname
      clientState.requested = undefined
      clientState.wantsFreshData = false
      if (mustLeave() && location.pathname !== clientState.shownPath) location.reload()
    },
    { capture: true },
  )

  return {
    router(router) {
      router.instrument({
        async navigate(call, navigation) {
          const mine = ++latest
          const target = findNavigationTarget(navigation, location.origin)
          clientState.awaitedPath = target?.pathname
          clientState.wantsFreshData = isPost(navigation.formMethod)
          if (clientState.wantsFreshData) forgetPayloads()
          if (!target) return void (await call())

          const isReady =
            mustLeave() ||
            (await prefetchPage(target).then(
              () => true,
              () => false,
            ))
          if (mine !== latest) await never // The visitor has gone elsewhere meanwhile.
          if (!isReady) loadDocument(target)
          else if (mustLeave()) leaveFor(target)
          else return void (await call())
          await never
        },
        async fetch(call, { href }) {
          const { pathname } = new URL(href, location.href)
          clientState.fetchedPaths.add(pathname)
          await call()
          clientState.fetchedPaths.delete(pathname)
        },
      })
    },
  }
}
