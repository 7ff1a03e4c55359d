import type { StorageKey } from "#app/lib/browser-holdings.ts"

const KEY = "consent-decided-at" satisfies StorageKey

/** Remembers when the visitor decided, in this browser only. A browser that keeps nothing shows no date. */
export function keepDecisionDate(decidedAt: Date | undefined): void {
  try {
    if (decidedAt) localStorage.setItem(KEY, decidedAt.toISOString())
    else if (localStorage.getItem(KEY)) localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: the decision itself is in its cookies.
  }
}

/** « 1er novembre 2026 », or undefined when no date is known. */
export function readDecisionDate(): { iso: string; label: string } | undefined {
  try {
    const iso = localStorage.getItem(KEY) ?? ""
    const label = new Date(iso).toLocaleDateString("fr-CA", { dateStyle: "long" })
    return Number.isNaN(Date.parse(iso)) ? undefined : { iso, label: label.replace(/^1 /, "1er ") }
  } catch {
    return undefined
  }
}
