import { formPage } from "#app/features/forms/form-page.server.ts"
import { situateKeyDates } from "#app/features/pages/key-dates.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"
import { pubApplicationForm } from "#app/features/pub-application/pub-application-form.ts"
import { findSubsidiary } from "#app/features/subsidiaries/subsidiaries.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { periodState } from "#app/lib/period.ts"
import { dayOf } from "#app/lib/wall-clock.ts"

const ADDRESS = "/formulaires/pubu-postuler"

/** The page of the pub's applications: what it hires for, and when it does. */
export const applicationPage = formPage({
  address: ADDRESS,
  routeId: "routes/formulaires/pubu-postuler",
  parts: ["page", "pub", "period"],
  async load() {
    const [page, pub] = await Promise.all([getPage(ADDRESS), findSubsidiary("pubu")])
    const periods = situateKeyDates(page.keyDates)
    const ofPhase = (phase: "open" | "coming") => periods.find(({ state }) => state.phase === phase)
    return { page, pub: pub ?? null, period: ofPhase("open") ?? ofPhase("coming") ?? null }
  },
})

/** The form, while applications are taken at this moment, whatever the page said when it was published. */
export async function openApplicationForm() {
  const { pub, period } = await applicationPage.content()
  const isOpen = period !== null && periodState(period, dayOf(now())).phase === "open"
  return isOpen && pub && pub.positions.length > 0 ? pubApplicationForm(pub.positions) : "closed"
}
