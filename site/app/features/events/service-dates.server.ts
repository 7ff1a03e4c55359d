import { listPastEvents, listUpcomingEvents } from "./events.server.ts"
import type { ServiceDates } from "./service-dates.ts"

/** How many dates behind are worth showing on a service's page. */
const PAST = 5

/** The events linked to the page of a service, to come and past. */
export async function listServiceDates(page: string): Promise<ServiceDates> {
  const [upcoming, past] = await Promise.all([listUpcomingEvents({ page }), listPastEvents({ page, limit: PAST })])
  return { upcoming, past }
}
