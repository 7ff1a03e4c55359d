import { expect, test } from "vitest"
import { toAnnouncement } from "./announcements.server.ts"

const row: Parameters<typeof toAnnouncement>[0] = {
  id: 1,
  title: "Bureaux fermés",
  text: null,
  level: "urgent",
  link_label: null,
  link_url: null,
  starts_at: "2026-12-03T08:00:00",
  ends_at: null,
}

test("an announcement starts when the clocks of Québec say so, and may have no end", () => {
  expect(toAnnouncement(row)).toMatchObject({
    isUrgent: true,
    startsAt: new Date("2026-12-03T13:00:00Z"),
    endsAt: undefined,
    link: undefined,
  })
})

test("a link without words gets some", () => {
  expect(toAnnouncement({ ...row, link_url: "/services/bde" }).link).toEqual({
    href: "/services/bde",
    label: "En savoir plus",
  })
})

test.each(["javascript:alert(1)", "//autre.example", " "])("the link %j is left out", (link_url) => {
  expect(toAnnouncement({ ...row, link_url }).link).toBeUndefined()
})

test.each([
  ["a title of spaces", { title: " " }, "Missing text"],
  ["a date that is none", { starts_at: "demain" }, "Invalid date format"],
  ["a day that no calendar has", { ends_at: "2027-02-31T10:00:00" }, "Invalid date format"],
])("one with %s cannot be shown", (_, written, message) => {
  expect(() => toAnnouncement({ ...row, ...written })).toThrow(message)
})
