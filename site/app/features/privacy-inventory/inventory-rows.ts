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
 * @param configured ids of the purposes that can happen at all: without `ga`, nothing of Google's does
 */
export const toInventoryRows = (configured: readonly string[]): InventoryRow[] =>
  Object.entries(BROWSER_HOLDINGS).flatMap(([name, holding]) => {
    const isOptional = "consent" in holding
    if (isOptional && !configured.includes(holding.consent)) return []
    const { kind, purpose, recipients, duration } = holding
    return [{ name, kind: KINDS[kind], purpose, recipients, duration, isOptional }]
  })
