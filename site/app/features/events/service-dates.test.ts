import { expect, test } from "vitest"
import type { EventSummary } from "./event-row.server.ts"
import { chooseNext } from "./service-dates.ts"

const event = (slug: string, state: EventSummary["state"]): EventSummary => ({
  slug,
  path: `/evenements/${slug}`,
  title: slug,
  type: "autre",
  state,
  startsAt: "2026-11-26T17:00:00",
  endsAt: undefined,
  isAllDay: false,
  previousStartsAt: undefined,
  placeName: undefined,
  price: undefined,
  summary: slug,
  image: undefined,
})

const postponed = { ...event("b", "postponed"), previousStartsAt: "2026-11-19T17:00:00" }

test("the date to keep is the first that was not cancelled", () => {
  expect(chooseNext([event("a", "cancelled"), postponed, event("c", "scheduled")])?.slug).toBe("b")
})

test("what was put off without a new date is no date to keep", () => {
  expect(chooseNext([event("a", "postponed"), event("c", "scheduled")])?.slug).toBe("c")
})

test("when everything is cancelled, the first one says so; without dates there is none", () => {
  expect(chooseNext([event("a", "cancelled")])?.slug).toBe("a")
  expect(chooseNext([])).toBeUndefined()
})
