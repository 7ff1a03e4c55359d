import { addDays, type Day } from "#app/lib/dates.ts"
import type { WallClock } from "#app/lib/wall-clock.ts"

/** The six types of events, as visitors read them; the key is also the value of `?type=`. */
export const EVENT_TYPES = {
  vie_universitaire: "Vie universitaire",
  assemblee_generale: "Assemblée générale",
  caucus_des_associations_etudiantes: "Caucus des associations étudiantes",
  conseil_dadministration: "Conseil d’administration",
  college_electoral: "Collège électoral",
  autre: "Autre",
} as const

export type EventType = keyof typeof EVENT_TYPES

export const isEventType = (text: string): text is EventType => Object.hasOwn(EVENT_TYPES, text)

/** What happened to the plan, in the word stamped on the event. */
export const STATE_LABELS = { cancelled: "Annulé", postponed: "Reporté", moved: "Déplacé" } as const

export type EventState = "scheduled" | keyof typeof STATE_LABELS

/** Whether the date that is written is no longer the date: put off, and no new one announced. */
export const isDateUnknown = ({
  state,
  previousStartsAt,
}: {
  state: EventState
  previousStartsAt: WallClock | undefined
}) => state === "postponed" && previousStartsAt === undefined

/** What is needed to tell when an event is. */
export type EventTimes = { startsAt: WallClock; endsAt: WallClock | undefined; isAllDay: boolean }

export const dayIn = (moment: WallClock): Day => moment.slice(0, 10)

const timeIn = (moment: WallClock) => moment.slice(11)

/** A night that ends before dawn belongs to the day it began. */
const DAWN = "06:00:00"

/** The last day that an event is said to take: a party until 1 h is still on its evening. */
export function lastDayOf({ startsAt, endsAt, isAllDay }: EventTimes): Day {
  if (endsAt === undefined) return dayIn(startsAt)
  const isNight = !isAllDay && timeIn(endsAt) <= DAWN && dayIn(endsAt) > dayIn(startsAt)
  return isNight ? addDays(dayIn(endsAt), -1) : dayIn(endsAt)
}

/** The wall clock from which an event is past. Without an end, its whole day is its own. */
export const overAt = (event: EventTimes): WallClock =>
  event.isAllDay || event.endsAt === undefined ? `${addDays(lastDayOf(event), 1)}T00:00:00` : event.endsAt

/** Whether the event takes place on that day, or goes on. */
export const isOn = (event: EventTimes, day: Day): boolean => dayIn(event.startsAt) <= day && day <= lastDayOf(event)

export const isOver = (event: EventTimes, present: WallClock): boolean => overAt(event) <= present
