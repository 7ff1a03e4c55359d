import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Email } from "postal-mime"
import { expect, test } from "vitest"
import { z } from "zod"
import type { Instance } from "./throwaway-directus.ts"

const Places = z.array(z.object({ id: z.number() }))

/** Whoever reserved boards is written to when staff decide, once each time. */
export function reservationMailSuite(instance: () => Instance, received: () => readonly Email[]): void {
  const about = (receipt: string) => received().filter(({ subject }) => subject?.includes(receipt))
  const until = async (isTrue: () => boolean) => {
    for (let left = 200; left > 0 && !isTrue(); left--) await sleep(50)
    expect(isTrue()).toBe(true)
  }

  test("a decision is mailed once, with a link that cancels as long as there is something to cancel", async () => {
    const { directus } = instance()
    const id = randomUUID()
    const receipt = `BAB-${id.slice(0, 12)}`
    const [place] = await directus.read("/items/places?filter[notice_board_count][_gt]=1&limit=1", Places)
    const reservation = {
      id,
      receipt,
      building: place?.id,
      week_start: "2099-01-05",
      boards: 1,
      association: "Association des Érables",
      contact_name: "Une personne",
      contact_email: "personne@courriel.example",
    }
    await directus.write("POST", "/items/reservations", reservation)
    await directus.write("PATCH", `/items/reservations/${id}`, { staff_note: "À rappeler" })
    await directus.write("PATCH", `/items/reservations/${id}`, { state: "accepted" })
    await until(() => about(receipt).length === 1)
    const [accepted] = about(receipt)
    expect(accepted?.subject).toBe(`Votre réservation ${receipt} est acceptée`)
    expect(accepted?.to?.[0]).toMatchObject({ address: "personne@courriel.example" })
    const link = `http://localhost:3000/services/babillards/annulation?demande=${id}&jeton=`
    expect(accepted?.text).toContain(link)
    expect(accepted?.html).toContain(link.replace("&", "&amp;"))

    await directus.write("PATCH", `/items/reservations/${id}`, { state: "refused" })
    await until(() => about(receipt).length === 2)
    const refused = about(receipt)[1]
    expect(refused?.subject).toContain("refusée")
    expect(refused?.text).not.toContain("jeton=")
    expect(refused?.messageId).not.toBe(accepted?.messageId)
  })
}
