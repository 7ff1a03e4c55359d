import { createAddressBook } from "./addresses.js"
import { createFindings } from "./findings.js"
import { gather } from "./gather.js"
import { endedMandates, lateReview, notLaunched, pastDates, unfinishedElections } from "./date-rules.js"
import { deadLinks } from "./link-rules.js"
import { silentPictures } from "./picture-rules.js"
import { headingOrder, leftPlaceholders, picturesInText, tooLong, vagueLinks } from "./text-rules.js"

const immediate = [
  picturesInText, headingOrder, vagueLinks, leftPlaceholders, tooLong,
  lateReview, endedMandates, pastDates, unfinishedElections, notLaunched,
] // prettier-ignore

/** What is checked: all that the public sees, or is about to. A test compares it with the schema. */
export const collections = [
  "pages", "news", "events", "announcements", "job_offers", "documents", "elections", "executive_members", "staff",
  "governing_bodies", "associations", "subsidiaries", "places", "equipment", "grants", "redirects", "settings",
] // prettier-ignore

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(new Date())

/**
 * Checks records and writes what it finds in « Points à corriger ».
 * @param {{ site: string | undefined, withOthers: boolean }} options the site's origin; whether links to other sites are followed
 */
export function createPreflight(context, definitions, { site, withOthers }) {
  const { database, logger } = context
  const findings = createFindings(context)
  /** One check at a time: two of the same record would write everything twice. */
  let last = Promise.resolve()
  const inTurn = (work) => (last = last.then(work, work))

  async function check(collection, record, addresses, followsOthers) {
    const subject = await gather(database, definitions, collection, record)
    const day = today()
    const found = [
      ...immediate.flatMap((rule) => rule(subject, day)),
      ...(await deadLinks(subject, addresses, { withOthers: followsOthers })),
      ...(await silentPictures(subject, database)),
    ]
    return found.map((finding) => ({ subject, finding }))
  }

  const isChecked = (record) => record.status === undefined || ["published", "in_review"].includes(record.status)

  return {
    concerns: (collection) => collections.includes(collection),
    /** @returns what was found about one record, now written; empty for a draft, or a record that is gone */
    one: (collection, id) =>
      inTurn(async () => {
        const record = await database(collection).where({ id }).first()
        const found =
          record && isChecked(record) ? await check(collection, record, createAddressBook(database, site), false) : []
        await findings.replace({ collection, item: String(id) }, found)
        return found
      }),
    /** Everything: the daily report. @returns how many points there are */
    all: () =>
      inTurn(async () => {
        const addresses = createAddressBook(database, site)
        const found = []
        for (const collection of collections) {
          for (const record of await database(collection)) {
            if (!isChecked(record)) continue
            // One record that cannot be checked silences no other.
            const points = await check(collection, record, addresses, withOthers).catch((error) => {
              logger.error(error, `editorial: ${collection} ${record.id} could not be checked`)
              return []
            })
            found.push(...points)
          }
        }
        return findings.replace({}, found)
      }),
    /** Records whose pictures are said to be silent: what a better description of a file may settle. */
    withSilentPictures: () => database("findings").distinct("collection", "item").where({ rule: "alt" }),
  }
}
