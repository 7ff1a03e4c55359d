import type { Page } from "@playwright/test"
import { readingTime } from "../forms/form-page.ts"

/** Where boards are booked. */
export const BOARDS = "/services/babillards"

/** A field of the booking form, by its label. */
export const field = (page: Page, label: string) => page.locator("#reserver").getByLabel(label)

/** Fills in what is required, for a building that has boards. @param week which of those offered, from 1 */
export async function fill(page: Page, { week, boards }: { week: number; boards: string }) {
  await field(page, "Pavillon").selectOption({ index: 1 })
  await field(page, "Semaine").selectOption({ index: week })
  await field(page, "Nombre de babillards").selectOption(boards)
  await field(page, "Association, comité ou groupe").fill("Association des Érables")
  await field(page, "Votre nom").fill("Dominique Zoé")
  await field(page, "Courriel").fill("dominique@courriel.example")
}

/** Sends the form, as late as somebody who has read it. */
export const send = async (page: Page) => {
  await page.waitForTimeout(readingTime)
  await page.getByRole("button", { name: "Demander ces babillards" }).click()
}
