import { EVENT_TYPES, type EventType, isEventType } from "#app/features/events/event-rules.ts"

/** A calendar one can subscribe to: what it holds, and its address on this site. */
export type CalendarFeed = {
  slug: string
  href: string
  title: string
  description: string
  holds: { kind: "events"; type: EventType | undefined } | { kind: "deadlines" }
}

const feed = (slug: string, title: string, description: string, holds: CalendarFeed["holds"]): CalendarFeed => ({
  slug,
  href: `/calendriers/${slug}.ics`,
  title,
  description,
  holds,
})

const DESCRIPTIONS = {
  vie_universitaire: "Fêtes, spectacles, jeudis du Grand Salon, activités.",
  assemblee_generale: "Là où tout le monde peut parler et voter.",
  caucus_des_associations_etudiantes: "Les rencontres des associations membres.",
  conseil_dadministration: "Les séances, dont la partie publique.",
  college_electoral: "Quand les associations élisent.",
  autre: "Marchés, collectes, ateliers.",
} as const satisfies Record<EventType, string>

/** All events, then each type, then the dates not to miss. */
export const CALENDARS: readonly CalendarFeed[] = [
  feed("evenements", "Tous les événements", "Les six types ensemble.", { kind: "events", type: undefined }),
  ...Object.keys(EVENT_TYPES)
    .filter(isEventType)
    .map((type) => feed(type.replaceAll("_", "-"), EVENT_TYPES[type], DESCRIPTIONS[type], { kind: "events", type })),
  feed("echeances", "Échéances", "Chaque date limite, sur son dernier jour.", { kind: "deadlines" }),
]

/** The calendar of that slug, if there is one. */
export const findCalendar = (slug: string): CalendarFeed | undefined => CALENDARS.find((one) => one.slug === slug)

/** The calendar of one type of events, of all of them without a type. */
export const calendarOf = (type: EventType | undefined): CalendarFeed | undefined =>
  CALENDARS.find(({ holds }) => holds.kind === "events" && holds.type === type)
