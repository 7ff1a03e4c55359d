import type { Connection } from "#app/lib/connection.ts"

import { findAppLink } from "./app-link.ts"
import { prefetchPage } from "./prefetch-page.ts"

/** How long a pointer rests on a link before its page is asked, in ms. */
const DWELL = 65
const MOST_AT_ONCE = 2
const MOST_PER_DOCUMENT = 30

/** Asks for the page of a link that the visitor is about to follow; never on a slow connection, never without end. */
export function prefetchOnHover(connection: Connection | undefined): void {
  if (connection?.saveData || (connection?.effectiveType ?? "4g") !== "4g") return
  const asked = new Set<string>()
  let running = 0
  let dwell: ReturnType<typeof setTimeout> | undefined

  const prefetch = async (url: URL) => {
    const address = url.pathname + url.search
    if (asked.has(address) || running >= MOST_AT_ONCE || asked.size >= MOST_PER_DOCUMENT) return
    asked.add(address)
    running += 1
    // What fails now is tried again by the click, which knows what to do about it.
    await prefetchPage(url).catch(() => undefined)
    running -= 1
  }

  const onSign = ({ target }: Event) => {
    clearTimeout(dwell)
    const url = findAppLink(target)
    if (url) dwell = setTimeout(() => void prefetch(url), DWELL)
  }
  addEventListener("pointerover", (event) => event.pointerType !== "touch" && onSign(event), { passive: true })
  addEventListener("focusin", onSign, { passive: true })

  const hovered = findAppLink(document.querySelector("a:hover"))
  if (hovered) void prefetch(hovered)
}
