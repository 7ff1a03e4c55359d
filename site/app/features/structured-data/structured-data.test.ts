import { expect, test } from "vitest"
import { breadcrumbData } from "./breadcrumb-data.ts"
import { eventData } from "./event-data.ts"
import { faqData } from "./faq-data.ts"
import { jobData } from "./job-data.ts"
import { newsData } from "./news-data.ts"

const site = { siteUrl: "https://site.example", name: "Confédération" }

const meeting = {
  path: "/evenements/assemblee",
  title: "Assemblée générale",
  summary: "Tout le monde vote.",
  state: "scheduled" as const,
  startsAt: "2026-07-03T18:00:00",
  endsAt: "2026-07-03T21:00:00",
  isAllDay: false,
  previousStartsAt: undefined,
  placeName: "Grand Salon",
  placeAddress: undefined,
  onlineUrl: undefined,
  ticketsUrl: undefined,
  image: undefined,
}

const offer = {
  title: "Coordination",
  reference: "E-12",
  postedOn: "2026-11-01",
  closesOn: "2026-12-05",
  daysLeft: 15,
  employmentType: "PART_TIME",
  employer: undefined,
  place: undefined,
  dutiesHtml: "<p>Coordonner.</p>",
  requirementsHtml: undefined,
  conditionsHtml: undefined,
  salaryRange: { min: 22, max: undefined, unit: "HOUR" },
}

test.each([
  ["2026-07-03T18:00:00", "2026-07-03T18:00:00-04:00"],
  ["2026-12-03T18:00:00", "2026-12-03T18:00:00-05:00"],
])("an event at %s starts at %s: summer and winter have their offsets", (startsAt, expected) => {
  expect(eventData(site, { ...meeting, startsAt })?.startDate).toBe(expected)
})

test.each([
  [{ state: "scheduled" as const }, "EventScheduled"],
  [{ state: "cancelled" as const }, "EventCancelled"],
  [{ state: "postponed" as const }, "EventPostponed"],
  [{ state: "moved" as const, previousStartsAt: "2026-07-01T18:00:00" }, "EventRescheduled"],
])("%o is an %s", (change, status) => {
  expect(eventData(site, { ...meeting, ...change })?.eventStatus).toBe(`https://schema.org/${status}`)
})

test("a cancelled event keeps its date, a moved one says when it was", () => {
  expect(eventData(site, { ...meeting, state: "cancelled" })).toHaveProperty("startDate")
  const moved = eventData(site, { ...meeting, state: "moved", previousStartsAt: "2026-07-01T18:00:00" })
  expect(moved).toMatchObject({ previousStartDate: "2026-07-01T18:00:00-04:00" })
})

test("an event of a whole day has a day, not an hour", () => {
  expect(eventData(site, { ...meeting, isAllDay: true })).toMatchObject({ startDate: "2026-07-03" })
})

test("an event that is nowhere is not offered to search engines", () => {
  expect(eventData(site, { ...meeting, placeName: undefined })).toBeUndefined()
})

test("an offer is good until the last second of its last day, then it is no offer", () => {
  expect(jobData(site, offer)).toMatchObject({ validThrough: "2026-12-05T23:59:59-05:00" })
  expect(jobData(site, { ...offer, daysLeft: 0 })).toBeDefined()
  expect(jobData(site, { ...offer, daysLeft: -1 })).toBeUndefined()
})

test("a salary is given only with its unit", () => {
  expect(jobData(site, offer)).toHaveProperty("baseSalary.value.minValue", 22)
  expect(jobData(site, { ...offer, salaryRange: { ...offer.salaryRange, unit: undefined } })).not.toHaveProperty(
    "baseSalary",
  )
})

test("news without an author are signed by the organisation", () => {
  const article = {
    path: "/actualites/a",
    title: "A",
    summary: "B",
    date: "2026-11-01",
    updatedOn: undefined,
    author: undefined,
    image: undefined,
  }
  expect(newsData(site, article)).toMatchObject({ author: { "@id": "https://site.example/#organisation" } })
})

test("a breadcrumb ends with the page", () => {
  const list = breadcrumbData(site.siteUrl, [{ href: "/", label: "Accueil" }], { href: "/a", label: "A" })
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, name: "Accueil" },
      { position: 2, item: "https://site.example/a" },
    ],
  })
})

test("questions are those that really ask, and one alone makes no list of questions", () => {
  const ask = (...titles: string[]) =>
    faqData([{ type: "accordion", questions: titles.map((question) => ({ question, answer: "<p>Oui.</p>" })) }])
  expect(ask("Où\u202F?", "Un conseil.", "Quand\u202F?")).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "Où\u202F?", acceptedAnswer: { text: "<p>Oui.</p>" } }, { name: "Quand\u202F?" }],
  })
  expect(ask("Où\u202F?", "Un conseil.")).toBeUndefined()
  expect(faqData([{ type: "rich_text" }])).toBeUndefined()
})
