import { formPage } from "#app/features/forms/form-page.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"

const ADDRESS = "/a-propos/demande-entrevue"

/** The page of the interview request, and how newsrooms reach somebody. */
export const interviewPage = formPage({
  address: ADDRESS,
  routeId: "routes/a-propos/demande-entrevue",
  parts: ["page", "press"],
  async load() {
    const [page, { press }] = await Promise.all([getPage(ADDRESS), getSiteSettings()])
    return { page, press }
  },
})
