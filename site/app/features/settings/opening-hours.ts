import { formatHours } from "#app/lib/hours.ts"

const DAYS = [
  { day: "monday", label: "lundi" },
  { day: "tuesday", label: "mardi" },
  { day: "wednesday", label: "mercredi" },
  { day: "thursday", label: "jeudi" },
  { day: "friday", label: "vendredi" },
  { day: "saturday", label: "samedi" },
  { day: "sunday", label: "dimanche" },
] as const

/** Hours of a day, `HH:MM` or `HH:MM:SS`; a day may have several. */
export type Opening = { day: (typeof DAYS)[number]["day"]; opens: string; closes: string }

/**
 * Hours of the usual week, as they were written.
 * @throws Error "Invalid time format" before a page tries to say what cannot be read
 */
export function toOpening(written: Opening): Opening {
  formatHours(written.opens, written.closes)
  return written
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const nameDays = (labels: string[]) => {
  const [first = "", last] = [labels[0], labels.at(-1)]
  if (labels.length === 1) return capitalise(first)
  return capitalise(labels.length === 2 ? `${first} et ${last}` : `${first} au ${last}`)
}

/** « Lundi au mercredi », « 11 h à 15 h »: the week in order, neighbouring days with the same hours said together; no row at all when no hours are known. */
export function describeWeek(openings: readonly Opening[]): { days: string; hours: string }[] {
  if (openings.length === 0) return []
  const week = DAYS.map(({ day, label }) => {
    const ranges = openings
      .filter((opening) => opening.day === day)
      .toSorted((left, right) => left.opens.localeCompare(right.opens))
      .map(({ opens, closes }) => formatHours(opens, closes))
    return { label, hours: ranges.join(", ") || "fermé" }
  })
  const groups: { labels: string[]; hours: string }[] = []
  for (const { label, hours } of week) {
    const current = groups.at(-1)
    if (current?.hours === hours) current.labels.push(label)
    else groups.push({ labels: [label], hours })
  }
  return groups.map(({ labels, hours }) => ({ days: nameDays(labels), hours }))
}
