import type {
  ICalTemporalPlainDateStub,
  ICalTemporalPlainDateTimeStub,
  ICalTemporalZonedDateTimeStub,
} from "ical-generator"
import type { Day } from "./dates.ts"
import { instantOf, type WallClock } from "./wall-clock.ts"

// ical-generator reads a Date by the machine's own zone; of Temporal's objects it reads the fields. Node has no Temporal
// yet, so these have as much of its shape as is asked for.

/** A day as `Temporal.PlainDate` would hold it. */
export function toPlainDate(
  day: Day,
): ICalTemporalPlainDateStub & { toPlainDateTime: () => ICalTemporalPlainDateTimeStub } {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number)
  const text = () => day
  return {
    year,
    month,
    day: date,
    toString: text,
    toJSON: text,
    toPlainDateTime: () => toPlainDateTime(`${day}T00:00:00`),
  }
}

/** A wall clock of Québec as `Temporal.PlainDateTime` would hold it. */
export function toPlainDateTime(wallClock: WallClock): ICalTemporalPlainDateTimeStub {
  const [hour = 0, minute = 0, second = 0] = wallClock.slice(11).split(":").map(Number)
  const { year, month, day } = toPlainDate(wallClock.slice(0, 10))
  const text = () => wallClock
  const fields = { year, month, day, hour, minute, second, toString: text, toJSON: text }
  const plain = {
    ...fields,
    toPlainDate: () => toPlainDate(wallClock.slice(0, 10)),
    toZonedDateTime: (timeZoneId: string): ICalTemporalZonedDateTimeStub => {
      const zoned: ICalTemporalZonedDateTimeStub = {
        ...fields,
        timeZoneId,
        toPlainDateTime: () => plain,
        toInstant: () => toInstant(wallClock),
        withTimeZone: () => zoned,
      }
      return zoned
    },
  }
  return plain
}

const toInstant = (wallClock: WallClock) => {
  const instant = instantOf(wallClock)
  const text = () => instant.toISOString()
  return {
    epochMilliseconds: instant.getTime(),
    toJSON: text,
    toString: text,
    toZonedDateTimeISO: (timeZoneId: string) => toPlainDateTime(wallClock).toZonedDateTime(timeZoneId),
  }
}
