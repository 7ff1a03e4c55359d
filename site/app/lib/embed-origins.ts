import type { ThirdPartyOrigin } from "./browser-holdings.ts"

/** The sites whose content can be shown inside a page, by the id of the consent purpose that lets them. */
export const EMBED_ORIGINS = {
  youtube: "https://www.youtube-nocookie.com",
  vimeo: "https://player.vimeo.com",
  openstreetmap: "https://www.openstreetmap.org",
} as const satisfies Record<string, ThirdPartyOrigin>

export type EmbedId = keyof typeof EMBED_ORIGINS

export const isEmbedId = (id: string): id is EmbedId => Object.hasOwn(EMBED_ORIGINS, id)
