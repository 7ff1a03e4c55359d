import { BROWSER_HOLDINGS } from "#app/lib/browser-holdings.ts"

export type InventoryRow = {
  name: string
  kind: string
  purpose: string
  recipients: string
  duration: string
  isOptional: boolean
}

const KINDS = {
  cookie: "Témoin",
  localStorage: "Mémoire du navigateur",
  sessionStorage: "Mémoire de l’onglet",
  origin: "Demande à un autre site",
} as const

/**
 * What the site can leave or ask, as its settings are.
 * @param isMeasured audience measurement is configured: without it, nothing of Google's can happen
 */
export const toInventoryRows = (isMeasured: boolean): InventoryRow[] =>
  Object.entries(BROWSER_HOLDINGS).flatMap(([name, holding]) => {
    const isOptional = "consent" in holding
    if (isOptional && !isMeasured) return []
    const { kind, purpose, recipients, duration } = holding
    return [{ name, kind: KINDS[kind], purpose, recipients, duration, isOptional }]
  })
