import { startAnalytics } from "#app/features/analytics/start-analytics.ts"
import { startEmbeds } from "#app/features/embeds/start-embeds.ts"

/** What turns one purpose on and off. Called again at each page shown while it stays on. */
export type Effect = (isOn: boolean) => void

/** What consent sets in motion, by the id of its purpose. @returns what to call with the enabled ids */
export function startEffects(): (enabledIds: readonly string[]) => void {
  const effects: Record<string, Effect> = { ga: startAnalytics() }
  const showEmbeds = startEmbeds()
  return (enabledIds) => {
    showEmbeds(enabledIds)
    for (const [id, effect] of Object.entries(effects)) effect(enabledIds.includes(id))
  }
}
