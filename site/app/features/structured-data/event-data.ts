import type { Event } from "schema-dts"
import type { Image } from "#app/lib/image.ts"
import { mediaUrl } from "#app/lib/media-url.ts"
import { type WallClock, withOffset } from "#app/lib/wall-clock.ts"
import { organizationRef, type Site } from "./site-data.ts"

type Meeting = {
  path: string
  title: string
  summary: string
  state: "scheduled" | "cancelled" | "postponed" | "moved"
  startsAt: WallClock
  endsAt: WallClock | undefined
  isAllDay: boolean
  previousStartsAt: WallClock | undefined
  placeName: string | undefined
  placeAddress: string | undefined
  onlineUrl: string | undefined
  ticketsUrl: string | undefined
  image: Image | undefined
}

const statusOf = ({ state, previousStartsAt }: Meeting) => {
  if (state === "cancelled") return "https://schema.org/EventCancelled"
  if (state === "postponed" && previousStartsAt === undefined) return "https://schema.org/EventPostponed"
  if (previousStartsAt !== undefined) return "https://schema.org/EventRescheduled"
  return "https://schema.org/EventScheduled"
}

/**
 * An event as its page shows it (SEO-5): moments carry their offset, a cancelled event keeps its date, a moved one says
 * when it was. Without a place or an address on the web it is no Event for search engines: nothing.
 */
export function eventData(site: Pick<Site, "siteUrl">, meeting: Meeting): Exclude<Event, string> | undefined {
  const { placeName, placeAddress, onlineUrl, isAllDay } = meeting
  const moment = (clock: WallClock) => (isAllDay ? clock.slice(0, 10) : withOffset(clock))
  const places = [
    ...(placeName ? [{ "@type": "Place" as const, name: placeName, address: placeAddress ?? placeName }] : []),
    ...(onlineUrl ? [{ "@type": "VirtualLocation" as const, url: onlineUrl }] : []),
  ]
  if (places.length === 0) return undefined
  const attendance = places.length > 1 ? "Mixed" : placeName ? "Offline" : "Online"
  return {
    "@type": "Event",
    name: meeting.title,
    description: meeting.summary,
    url: `${site.siteUrl}${meeting.path}`,
    startDate: moment(meeting.startsAt),
    ...(meeting.endsAt && { endDate: moment(meeting.endsAt) }),
    ...(meeting.previousStartsAt && { previousStartDate: moment(meeting.previousStartsAt) }),
    eventStatus: statusOf(meeting),
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: places,
    organizer: organizationRef(site),
    ...(meeting.image && {
      image: `${site.siteUrl}${mediaUrl(meeting.image.id, Math.min(meeting.image.width, 1280))}`,
    }),
    ...(meeting.ticketsUrl && { offers: { "@type": "Offer", url: meeting.ticketsUrl } }),
  }
}
