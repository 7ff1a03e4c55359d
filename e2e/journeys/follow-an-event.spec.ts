// En tant que personne abonnée au calendrier, je veux que l’événement noté dans mon agenda suive ce qui est décidé,
// déplacement puis annulation, afin de ne pas me présenter devant une porte fermée.
import { setTimeout as sleep } from "node:timers/promises"
import type { APIRequestContext, Page } from "@playwright/test"
import ICAL from "ical.js"
import { editorOf } from "../publishing/editor.ts"
import { expect, test } from "../stack/test.ts"

const slug = `essai-de-suivi-${process.pid}`
const title = "Soirée d’essai 🎲, jeux et fromages"

/** The one entry of the event in a calendar, read by a library that is not the one that wrote it; nothing before it is there. */
async function readEntry(request: APIRequestContext, calendar: string, uid: RegExp) {
  const text = await (await request.get(calendar)).text()
  const components = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")
  const found = components.filter((component) => uid.test(String(component.getFirstPropertyValue("uid"))))
  expect(found.length, calendar).toBeLessThan(2)
  const [component] = found
  if (component === undefined) return undefined
  const value = (name: string) => String(component.getFirstPropertyValue(name))
  return {
    uid: value("uid"),
    summary: value("summary"),
    status: value("status"),
    start: value("dtstart"),
    zone: component.getFirstProperty("dtstart")?.getParameter("tzid"),
    location: value("location"),
    sequence: Number(value("sequence")),
    changed: value("last-modified"),
  }
}

async function readEventData(page: Page) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((block) => JSON.parse(block)).find((data) => data["@type"] === "Event")
}

const row = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: title })

test("an event is announced, moved, then cancelled: page, list, calendars and structured data say so together", async ({
  page,
  request,
  stack,
}) => {
  test.setTimeout(180_000)
  const editor = editorOf(stack)
  const address = `/evenements/${slug}`
  /** Waits until the page says it, and shows it. */
  const untilSaid = (text: string | RegExp) =>
    expect
      .poll(
        async () => {
          await page.goto(address)
          return page.getByRole("main").innerText()
        },
        { timeout: 60_000 },
      )
      .toMatch(text)
  /** The list is published after the page of the event. */
  const untilListed = (text: string) =>
    expect
      .poll(
        async () => {
          await page.goto("/evenements")
          return (await row(page).allTextContents()).join().replaceAll(/\s/g, " ")
        },
        { timeout: 60_000 },
      )
      .toContain(text)
  const key = await editor.writeEvent(slug, {
    title,
    starts_at: "2026-12-10T18:00:00",
    ends_at: "2026-12-10T22:00:00",
    place_name: "Grand Salon",
  })
  const uid = new RegExp(`^evenement-${key}@`)
  const readEntries = async () => {
    const own = await readEntry(request, `${address}.ics`, uid)
    for (const calendar of ["/calendriers/evenements.ics", "/calendriers/vie-universitaire.ics"])
      await expect.poll(() => readEntry(request, calendar, uid), { timeout: 60_000 }).toEqual(own)
    if (own === undefined) throw new Error(`${address}.ics has no entry of the event`)
    return own
  }
  try {
    await untilSaid("Grand Salon")
    const announced = await readEntries()
    expect(announced).toMatchObject({
      summary: title,
      status: "CONFIRMED",
      start: "2026-12-10T18:00:00",
      zone: "America/Toronto",
      location: "Grand Salon",
    })
    expect(await readEventData(page)).toMatchObject({
      name: title,
      startDate: "2026-12-10T18:00:00-05:00",
      eventStatus: "https://schema.org/EventScheduled",
    })
    await untilListed("18 h")
    await expect(row(page)).not.toContainText(/déplacé|annulé/i)

    await sleep(1_000) // a calendar's sequence counts seconds
    await editor.changeEvent(key, {
      state: "moved",
      starts_at: "2026-12-11T19:00:00",
      ends_at: "2026-12-11T23:00:00",
      previous_starts_at: "2026-12-10T18:00:00",
      place_name: "Petit campus",
    })
    await untilSaid("Cet événement a changé de lieu.")
    await expect(page.getByRole("main")).toContainText(/Il était annoncé pour le 10\s+décembre/)
    const moved = await readEntries()
    expect(moved).toMatchObject({
      uid: announced.uid,
      summary: `Déplacé\u00A0: ${title}`,
      status: "CONFIRMED",
      start: "2026-12-11T19:00:00",
      location: "Petit campus",
    })
    expect(moved.sequence).toBeGreaterThan(announced.sequence)
    expect(moved.changed > announced.changed).toBe(true)
    expect(await readEventData(page)).toMatchObject({
      startDate: "2026-12-11T19:00:00-05:00",
      previousStartDate: "2026-12-10T18:00:00-05:00",
      eventStatus: "https://schema.org/EventRescheduled",
    })
    await untilListed("Déplacé")
    await expect(row(page)).toContainText("Petit campus")

    await sleep(1_000)
    await editor.changeEvent(key, { state: "cancelled" })
    await untilSaid("Cet événement est annulé.")
    const cancelled = await readEntries()
    expect(cancelled).toMatchObject({ uid: announced.uid, status: "CANCELLED", start: "2026-12-11T19:00:00" })
    expect(cancelled.sequence).toBeGreaterThan(moved.sequence)
    expect(await readEventData(page)).toMatchObject({
      startDate: "2026-12-11T19:00:00-05:00",
      eventStatus: "https://schema.org/EventCancelled",
    })
    await untilListed("Annulé")
  } finally {
    await editor.deleteEvent(key)
  }
})
