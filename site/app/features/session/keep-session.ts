import type { StorageKey } from "#app/lib/browser-holdings.ts"

import { readTokenExpiry } from "./token-expiry.ts"

const REFUSED = "session-refreshed-for" satisfies StorageKey

/** How far this device's clock is ahead of the server's (ms), once the server has said the time. */
let ahead = 0

/**
 * Carries the session on when its token expired: at once, and at each page shown. Only the expiry is read here; the site's
 * server does the rest. Tabs take turns, so that one refresh token is used once.
 */
export function keepSession(): void {
  const look = () => void (navigator.locks?.request("session", carryOn) ?? carryOn())
  for (const event of ["page-shown", "pageshow"]) addEventListener(event, look)
  look()
}

async function carryOn(): Promise<void> {
  const expiry = readTokenExpiry(document.cookie)
  if (expiry === undefined || Date.now() - ahead < expiry) return
  // A session that could not be carried on keeps its expiry: asking again would change nothing.
  if (sessionStorage.getItem(REFUSED) === String(expiry)) return
  const answer = await fetch("/api/session/refresh", { method: "POST" }).catch(() => undefined)
  if (!answer) return
  const said = Date.parse(answer.headers.get("Date") ?? "")
  if (!Number.isNaN(said)) ahead = Date.now() - said
  if (!answer.ok) sessionStorage.setItem(REFUSED, String(expiry))
}
