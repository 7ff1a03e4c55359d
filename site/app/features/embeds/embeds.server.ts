import { readSettings } from "#app/cms/client.server.ts"

import { type EmbedPlayer, toEmbedPlayer } from "./embed-player.ts"

/** How the content of an address is shown inside a page, when the consent settings have a purpose for who shows it. */
export async function getEmbedPlayer(address: string): Promise<EmbedPlayer | undefined> {
  const player = toEmbedPlayer(address)
  if (!player) return undefined
  const { consent_optional: purposes } = await readSettings({ fields: ["consent_optional"] })
  return purposes?.some(({ id }) => id === player.id) ? player : undefined
}
