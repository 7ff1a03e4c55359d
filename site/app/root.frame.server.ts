import { listAnnouncements } from "#app/features/announcements/announcements.server.ts"
import { getConsent } from "#app/features/consent/consent.server.ts"
import { listVoteAnnouncements } from "#app/features/elections/open-votes.server.ts"
import { getMenu } from "#app/features/navigation/navigation.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { lastPublishedData } from "#app/lib/last-payload.server.ts"

async function readFrame() {
  const [settings, menu, announcements, votes, consent] = await Promise.all([
    getSiteSettings(),
    getMenu(),
    listAnnouncements(),
    listVoteAnnouncements(),
    getConsent(),
  ])
  return { settings, menu, announcements: [...announcements, ...votes], consent }
}

type Frame = Awaited<ReturnType<typeof readFrame>>

const isFrame = (data: unknown): data is Frame =>
  typeof data === "object" &&
  data !== null &&
  ["settings", "menu", "announcements", "consent"].every((part) => part in data)

/** The same around every page, so the home page's does for all. */
const lastFrame = lastPublishedData("/", "root", isFrame)

/**
 * What every page shows around its content. An answer made for one visitor (a search, a form, an error) takes the last
 * published one: no question to the content backend, which may be away.
 */
export const getFrame = async (): Promise<Frame> => (await lastFrame()) ?? readFrame()
