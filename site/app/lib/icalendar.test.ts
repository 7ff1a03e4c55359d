import fc from "fast-check"
import ICAL from "ical.js"
import { expect, test } from "vitest"
import { type CalendarEntry, sequenceOf, writeCalendar } from "./icalendar.server.ts"

const entry: CalendarEntry = {
  uid: "evenement-7@site.example",
  span: { startsAt: "2026-11-26T17:00:00", endsAt: "2026-11-26T20:00:00" },
  title: "Scène libre",
  description: "Un micro, un piano.\nhttps://site.example/evenements/scene-libre",
  location: "Grand Salon",
  url: "https://site.example/evenements/scene-libre",
  status: "confirmed",
  isBusy: true,
  createdAt: new Date("2026-10-01T12:00:00Z"),
  changedAt: new Date("2026-10-01T12:00:30Z"),
}
const write = (entries: readonly CalendarEntry[], name = "Événements") =>
  writeCalendar({ name, description: "Tout.", url: "https://site.example/calendriers/tous.ics", entries })
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one)) }
}

test("an evening is written in the time of Québec, with the zone that says what that is", () => {
  const text = write([entry])
  expect(text).toContain("\r\nDTSTART;TZID=America/Toronto:20261126T170000\r\n")
  expect(text).toContain("\r\nDTEND;TZID=America/Toronto:20261126T200000\r\n")
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1)
  const { calendar, events } = read(text)
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined))
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe("2026-11-26T22:00:00.000Z")
})

test.each([
  ["the last evening of summer time", "2026-10-31T21:00:00", "2026-11-01T01:00:00.000Z"],
  ["the first evening of winter time", "2026-11-01T21:00:00", "2026-11-02T02:00:00.000Z"],
  ["the evening before clocks go forward", "2027-03-13T21:00:00", "2027-03-14T02:00:00.000Z"],
  ["the evening after", "2027-03-14T21:00:00", "2027-03-15T01:00:00.000Z"],
])("%s", (_, startsAt, instant) => {
  const { calendar, events } = read(write([{ ...entry, span: { startsAt, endsAt: undefined } }]))
  ICAL.TimezoneService.register(new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined))
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(instant)
})

test("moments of the record are instants in UTC", () => {
  const text = write([entry])
  expect(text).toContain("\r\nDTSTAMP:20261001T120030Z\r\n")
  expect(text).toContain("\r\nCREATED:20261001T120000Z\r\n")
  expect(text).toContain("\r\nLAST-MODIFIED:20261001T120030Z\r\n")
})

test("whole days end the day after their last one, as the format wants it", () => {
  const text = write([{ ...entry, span: { first: "2026-11-30", last: "2026-12-01" } }])
  expect(text).toContain("\r\nDTSTART;VALUE=DATE:20261130\r\n")
  expect(text).toContain("\r\nDTEND;VALUE=DATE:20261202\r\n")
})

test("subscribers are told the name, the zone and how often to come back", () => {
  const text = write([entry], "Confédération, conseil; etc.")
  for (const line of [
    "NAME:Confédération\\, conseil\\; etc.",
    "X-WR-CALNAME:Confédération\\, conseil\\; etc.",
    "X-WR-TIMEZONE:America/Toronto",
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    "SOURCE;VALUE=URI:https://site.example/calendriers/tous.ics",
  ])
    expect(text).toContain(`\r\n${line}\r\n`)
})

test("the sequence rises when the record changes, and a calendar says the same twice", () => {
  const later = { ...entry, changedAt: new Date("2026-10-02T12:00:00Z") }
  expect(sequenceOf(entry)).toBe(30)
  expect(sequenceOf(later)).toBe(86_400)
  expect(read(write([later])).events[0]?.sequence).toBe(86_400)
  expect(write([later])).toBe(write([later]))
})

test("what is cancelled says so, and takes nobody's time", () => {
  const text = write([{ ...entry, status: "cancelled", isBusy: false }])
  expect(text).toContain("\r\nSTATUS:CANCELLED\r\n")
  expect(text).toContain("\r\nTRANSP:TRANSPARENT\r\n")
})

test("an empty calendar is one all the same", () => {
  expect(read(write([])).calendar.getAllSubcomponents()).toHaveLength(1)
})

const awkward = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom(
    "L’été à l’île : « fête »; 5 à 7, entrée \\ libre\\n?",
    "🎉👩🏽‍🎓".repeat(40),
    `${"é".repeat(299)}"`,
    "BEGIN:VEVENT\r\nSUMMARY:autre\r\nEND:VEVENT",
  ),
)
// Control characters cannot be in a calendar; every line break is one there.
const asWritten = (text: string) =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, "")
    .replace(/\r\n|\r/g, "\n")

test("whatever an editor types is read back the same by another library, in lines of 75 octets at most", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ title: awkward, description: awkward, location: awkward }), { maxLength: 4 }),
      (texts) => {
        const entries = texts.map((text, position) => ({
          ...entry,
          ...text,
          uid: `evenement-${position}@site.example`,
        }))
        const written = write(entries)
        for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/)
        const { events } = read(written)
        expect(
          events.map(({ uid, summary, description, location }) => ({
            uid,
            summary,
            description,
            location: location ?? "",
          })),
        ).toEqual(
          entries.map(({ uid, title, description, location }) => ({
            uid,
            summary: asWritten(title),
            description: asWritten(description),
            location: asWritten(location),
          })),
        )
      },
    ),
    { numRuns: 300 },
  )
})
