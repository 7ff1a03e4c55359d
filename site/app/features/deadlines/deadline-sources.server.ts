import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { listElectionDeadlines } from "#app/features/elections/election-deadlines.server.ts"
import { toGrantDeadline } from "#app/features/grants/grants.server.ts"
import { toKeyDates } from "#app/features/pages/page-row.server.ts"
import { checkedDay } from "#app/lib/dates.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { requiredSlug } from "#app/lib/slug.ts"
import type { Deadline } from "./deadline-rules.ts"

const stamps = ["date_created", "date_updated"] as const

type Stamped = { date_created: string | null; date_updated: string | null }

/** When a record was made and last changed; a record that does not say so never changed. */
const toStamps = ({ date_created: created, date_updated: updated }: Stamped) => {
  const createdAt = new Date(created ?? updated ?? 0)
  return { createdAt, changedAt: updated ? new Date(updated) : createdAt }
}

/** The key dates that pages have: the insurance window, an exemption, a space to empty. */
async function listPageDeadlines(): Promise<Deadline[]> {
  const rows = await readPublished("pages", {
    fields: ["id", "path", "title", "key_dates", ...stamps],
    filter: { key_dates: { _nnull: true } },
  })
  const toDeadlines = (row: (typeof rows)[number]) =>
    toKeyDates(row).map(({ title, opensOn, closesOn, url }) => ({
      key: `page-${row.id}-${requiredSlug(title)}`,
      title,
      about: requiredText(row.title),
      href: url ?? row.path,
      opensOn: opensOn && checkedDay(opensOn),
      closesOn: closesOn && checkedDay(closesOn),
      ...toStamps(row),
    }))
  return soundRows("pages", rows, toDeadlines).flat()
}

async function listGrantDeadlines(): Promise<Deadline[]> {
  const rows = await readPublished("grants", { fields: ["id", "slug", "name", "deadlines", ...stamps] })
  const toDeadlines = (row: (typeof rows)[number]) =>
    (row.deadlines ?? []).map(toGrantDeadline).map(({ label, opensOn, closesOn }, _, { length }) => ({
      key: `subvention-${row.id}-${requiredSlug(label)}`,
      title: requiredText(row.name) + (length > 1 ? ` (${label.charAt(0).toLowerCase()}${label.slice(1)})` : ""),
      about: "Subventions",
      href: `/ressources/subventions#${row.slug}`,
      opensOn,
      closesOn,
      ...toStamps(row),
    }))
  return soundRows("grants", rows, toDeadlines).flat()
}

async function listOfferDeadlines(): Promise<Deadline[]> {
  const rows = await readPublished("job_offers", { fields: ["id", "title", "closes_on", ...stamps] })
  return soundRows("job_offers", rows, (row) => ({
    key: `offre-${row.id}`,
    title: `Postuler\u00A0: ${requiredText(row.title)}`,
    about: "Offres d’emploi",
    href: `/a-propos/offres-emploi/${row.id}`,
    opensOn: undefined,
    closesOn: checkedDay(row.closes_on),
    ...toStamps(row),
  }))
}

/** Every deadline of every collection that has some, past ones too. */
export async function listAllDeadlines(): Promise<Deadline[]> {
  const elections = async () =>
    (await listElectionDeadlines()).map(({ row, ...deadline }) => ({ ...deadline, ...toStamps(row) }))
  return (await Promise.all([listPageDeadlines(), listGrantDeadlines(), elections(), listOfferDeadlines()])).flat()
}
