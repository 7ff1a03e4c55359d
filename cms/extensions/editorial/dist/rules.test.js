import { globSync, readFileSync } from "node:fs"
import { basename } from "node:path"
import { expect, test } from "vitest"
import { createAddressBook } from "./addresses.js"
import { checkRedirect, checkSettings } from "./coherence.js"
import { endedMandates, lateReview, pastDates, unfinishedElections } from "./date-rules.js"
import { headingsIn, linksIn, plain } from "./html.js"
import { deadLinks } from "./link-rules.js"
import { collections } from "./preflight.js"
import { headingOrder, leftPlaceholders, tooLong, vagueLinks } from "./text-rules.js"
import { slugify } from "./slug.js"

const today = "2026-11-21"
const html = (value, isUnderHeading = false) => ({
  pieces: [{ where: "Texte", field: "body", kind: "html", value, isUnderHeading }],
})
const rulesOf = (findings) => findings.map(({ rule }) => rule)

test.each([
  ["Été 2026 : l’œuvre d’Ève", "ete-2026-l-oeuvre-d-eve"],
  ["  « Ça va ? »  ", "ca-va"],
  ["!!!", ""],
  ["mot ".repeat(40), "mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot-mot"],
])("the address of %s", (title, slug) => {
  expect(slugify(title)).toBe(slug)
  expect(slugify(title).length).toBeLessThanOrEqual(80)
})

test("a text is read without its tags, with its characters", () => {
  expect(plain("<p>L&#39;été&nbsp;: <strong>A&amp;B</strong></p>")).toBe("L'été : A&B")
  expect(linksIn('<a class="x" href="/a?b=1&amp;c=2">Le <em>mot</em></a>')).toEqual([
    { href: "/a?b=1&c=2", label: "Le mot" },
  ])
  expect(headingsIn('<h2 id="x">Un</h2><p>h3</p><h3>Deux</h3>')).toEqual([
    { level: 2, label: "Un" },
    { level: 3, label: "Deux" },
  ])
})

test("a character that does not exist stays as it was written", () => {
  expect(plain("<p>&#99999999; et &#xFFFFFFF;, &inconnu;</p>")).toBe("&#99999999; et &#xFFFFFFF;, &inconnu;")
})

test("an address that cannot be read is a dead link, and stops no report", async () => {
  const subject = html('<a href="/rabais-50%">Le rabais</a>')
  const findings = await deadLinks(subject, createAddressBook(undefined, undefined), { withOthers: false })
  expect(rulesOf(findings)).toEqual(["dead_link"])
})

test.each(["ici", "Cliquez ici", "En savoir plus…", "plus d'infos", "Lire la suite »"])(
  "« %s » is a vague link",
  (label) => expect(rulesOf(vagueLinks(html(`<a href="/x">${label}</a>`)))).toEqual(["vague_link"]),
)

test.each(["Réserver un babillard", "Le règlement des élections (PDF)"])("« %s » says where it leads", (label) =>
  expect(vagueLinks(html(`<a href="/x">${label}</a>`))).toEqual([]),
)

test.each([
  ["<h2>A</h2><h3>B</h3><h2>C</h2>", false, 0],
  ["<h3>A</h3>", false, 1],
  ["<h3>A</h3>", true, 0],
  ["<h2>A</h2><h4>B</h4>", false, 1],
  ["<h1>A</h1>", false, 1],
])("the headings of %s (under a heading: %s) have %i faults", (value, isUnderHeading, count) =>
  expect(headingOrder(html(value, isUnderHeading))).toHaveLength(count),
)

test.each(["Prénom Nom", "info@confederation.example", "418 555-0142", "Lorem ipsum", "[CMS]", "Texte à compléter"])(
  "« %s » is a text to replace",
  (text) => expect(rulesOf(leftPlaceholders(html(`<p>${text}</p>`)))).toEqual(["placeholder"]),
)

test.each(["par exemple", "418 555-1234", "Le complément"])("« %s » is a text like another", (text) =>
  expect(leftPlaceholders(html(`<p>${text}</p>`))).toEqual([]),
)

test("a title of 60 characters is not too long, one of 61 is; the description is its own or the summary", () => {
  const page = (title, summary, description = null) => ({
    collection: "pages",
    record: { title, summary, description },
  })
  expect(tooLong(page("x".repeat(60), "y".repeat(160)))).toEqual([])
  expect(tooLong(page("x".repeat(61), "y".repeat(161)))).toHaveLength(2)
  expect(tooLong(page("x", "y".repeat(300), "court"))).toEqual([])
})

test.each([
  ["a page to review yesterday", lateReview, "pages", { review_by: "2026-11-20" }, 1],
  ["a page to review today", lateReview, "pages", { review_by: "2026-11-21" }, 0],
  ["a mandate that ended", endedMandates, "executive_members", { mandate_ends_on: "2026-05-31" }, 1],
  ["a mandate that ends today", endedMandates, "executive_members", { mandate_ends_on: today }, 0],
  ["a seat held after its term", endedMandates, "governing_bodies", { seats: '[{"title":"A","holder":"B","term_ends_on":"2026-01-01"}]' }, 1],
  ["a vacant seat after its term", endedMandates, "governing_bodies", { seats: [{ title: "A", holder: null, term_ends_on: "2026-01-01" }] }, 0],
  ["key dates that are all past", pastDates, "pages", { key_dates: [{ closes_on: "2026-01-01" }] }, 1],
  ["key dates of which one is to come", pastDates, "pages", { key_dates: [{ closes_on: "2026-01-01" }, { closes_on: "2027-01-01" }] }, 0],
  ["an announcement that is over", pastDates, "announcements", { ends_at: "2026-11-20T23:59:00" }, 1],
  ["an offer closed last week", pastDates, "job_offers", { closes_on: "2026-11-14" }, 0],
  ["an offer closed three months ago", pastDates, "job_offers", { closes_on: "2026-08-20" }, 1],
  ["an election without results", unfinishedElections, "elections", { board_voting_days: [{ date: "2026-11-01" }] }, 1],
  ["an election with results", unfinishedElections, "elections", { board_voting_days: [{ date: "2026-11-01" }], results: "<p>…</p>" }, 0],
  ["an election whose vote ended yesterday", unfinishedElections, "elections", { executive_voting_close_at: Date.UTC(2026, 10, 20) }, 0],
])("%s", (_, rule, collection, record, count) => expect(rule({ collection, record }, today)).toHaveLength(count)) // prettier-ignore

test("dates are said in French", () => {
  const [finding] = lateReview({ collection: "pages", record: { review_by: "2026-09-01" } }, today)
  expect(finding.message).toContain("avant le 1er septembre 2026")
})

test("a redirection may lead to another, never back to itself", () => {
  const others = [{ from_path: "/b", to_path: "/c" }]
  expect(() => checkRedirect({ from_path: "/a", to_path: "/b" }, others)).not.toThrow()
  expect(() => checkRedirect({ from_path: "/c", to_path: "/b" }, others)).toThrow("tourne en rond")
})

test("an exception has two hours or none", () => {
  const exceptions = (opens, closes) => ({ opening_exceptions: [{ date: "2026-12-24", opens, closes }] })
  expect(() => checkSettings(exceptions(null, null))).not.toThrow()
  expect(() => checkSettings(exceptions("11:00:00", null))).toThrow("l’ouverture et la fermeture")
  expect(() => checkSettings(exceptions("11:00:00", "10:00:00"))).toThrow("la fermeture doit suivre")
})

test("all that is published is checked, and the settings", () => {
  const isEditorial = (file) => JSON.parse(readFileSync(file, "utf8")).editorial === true
  const schema = globSync("../../../schema/[a-z]*.json", { cwd: import.meta.dirname })
  const files = schema.map((file) => `${import.meta.dirname}/${file}`)
  const published = files.filter(isEditorial).map((file) => basename(file, ".json"))
  expect(published.length).toBeGreaterThan(10)
  expect(collections.toSorted()).toEqual([...published, "settings"].toSorted())
})
