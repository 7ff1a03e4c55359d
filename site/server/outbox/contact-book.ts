import { z } from "zod"
import type { FormName } from "#app/lib/form-holdings.ts"
import type { Notes } from "./notes.ts"

/** How long what was read is used (ms). */
const freshness = 60_000
const patience = 10_000
const noteName = "contacts"

const email = z.string().nullish()
const Contacts = z.object({
  name: z.string(),
  contact_email: email,
  press_email: email,
  rights_office_email: email,
  interview_requests_email: email,
  rights_office_requests_email: email,
  satisfaction_email: email,
  pub_applications_email: email,
  notice_boards_email: email,
  admin_email: email,
})
export type Contacts = z.infer<typeof Contacts>

/** Who is written to about a form. Undefined: nobody, it is read in the Studio. */
export const recipientOf = (form: FormName, contacts: Contacts): string | undefined => {
  const { contact_email: general, press_email: press, rights_office_email: rights } = contacts
  switch (form) {
    case "interview_request":
      return contacts.interview_requests_email || press || general || undefined
    case "rights_office_request":
      return contacts.rights_office_requests_email || rights || undefined
    case "rights_office_satisfaction":
      return contacts.satisfaction_email || rights || undefined
    case "pub_application":
      return contacts.pub_applications_email || general || undefined
    case "board_reservation":
      return contacts.notice_boards_email || general || undefined
    case "feedback":
      return undefined
  }
}

/** The addresses that the site's settings give, read from the content backend; while it is down, those of the last time. */
export class ContactBook {
  readonly #cms: { url: string; token: string | undefined }
  readonly #notes: Notes
  #known: { contacts: Contacts; readAt: number } | undefined

  constructor(cms: { url: string; token: string | undefined }, notes: Notes) {
    this.#cms = cms
    this.#notes = notes
  }

  /** @throws Error when they were never read and cannot be now */
  async read(): Promise<Contacts> {
    if (this.#known && Date.now() - this.#known.readAt < freshness) return this.#known.contacts
    try {
      const contacts = await this.#ask()
      this.#known = { contacts, readAt: Date.now() }
      this.#notes.write(noteName, Buffer.from(JSON.stringify(contacts)))
      return contacts
    } catch (error) {
      const last = this.#known?.contacts ?? this.#noted()
      if (last === undefined) throw error
      this.#known = { contacts: last, readAt: Date.now() }
      return last
    }
  }

  #noted(): Contacts | undefined {
    const note = this.#notes.read(noteName)
    const parsed = note && Contacts.safeParse(JSON.parse(Buffer.from(note).toString()))
    return parsed?.data
  }

  async #ask(): Promise<Contacts> {
    const { url, token } = this.#cms
    const answer = await fetch(`${url}/items/settings?fields=${Object.keys(Contacts.shape).join(",")}`, {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`the content backend answered ${answer.status} about the settings`)
    return z.object({ data: Contacts }).parse(await answer.json()).data
  }
}
