import { env } from "#app/env.server.ts"
import { mediaVersion } from "#app/lib/media-url.ts"
import { readAddress } from "./address.ts"
import { readMediaAddress } from "./media/media-address.ts"
import { answerMedia } from "./media/media-answer.ts"
import { MediaLibrary } from "./media/media-library.ts"
import { directusMedia } from "./media/media-source.ts"
import { PageShelf } from "./published/page-shelf.ts"
import type { Exchange } from "./reply.ts"
import { answerSiteFile, siteFiles } from "./site-files.ts"

const media = new MediaLibrary(env.DATA_DIR, directusMedia(env.CMS_URL, env.CMS_TOKEN, mediaVersion))

// Nothing is published while the site is developed: its sitemap is empty, and any file may be shown.
const files = siteFiles(env.SITE_URL, new PageShelf(0, Date.now))

/**
 * Answers for a site in development what the server answers beside pages: media, `robots.txt`, `security.txt`.
 * @returns whether it did
 */
export const answerBesidePages = async (exchange: Exchange): Promise<boolean> => {
  const address = readAddress(exchange.request.url ?? "")
  if (typeof address === "string") return false
  const medium = readMediaAddress(address.path)
  const file = files.get(address.path)
  if (medium) await answerMedia(exchange, medium, media, () => "everybody")
  else if (file) await answerSiteFile(exchange, file)
  return medium !== undefined || file !== undefined
}
