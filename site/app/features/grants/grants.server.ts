import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { readPublished } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { checkedDay } from "#app/lib/dates.ts"
import { typeset } from "#app/lib/french.ts"
import { requiredText } from "#app/lib/required-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf, endOfDay } from "#app/lib/wall-clock.ts"
import { chooseCall, compareCalls, type GrantAudience, requireAudience } from "./grant-rules.ts"

const readGrants = () =>
  readPublished("grants", {
    fields: [
      "slug",
      "name",
      "audience",
      "amount",
      "summary",
      "criteria",
      "how_to_apply",
      "deadlines",
      "form_url",
      "contact_email",
      "recipients",
    ],
    sort: ["sort", "name"],
  })

type Row = Awaited<ReturnType<typeof readGrants>>[number]

const day = (written: string | null | undefined) => (written ? checkedDay(written) : undefined)

/** @throws Error when it has no label, or a date that no calendar has */
export const toGrantDeadline = (row: NonNullable<Row["deadlines"]>[number]) => ({
  label: requiredText(row.label),
  opensOn: day(row.opens_on),
  closesOn: checkedDay(row.closes_on),
  decisionOn: day(row.decision_on),
})

/**
 * A grant in our words.
 * @throws Error when it has no name or summary, or a date that no calendar has
 */
export const toGrant = (row: Row) => ({
  slug: row.slug,
  name: requiredText(row.name),
  audience: requireAudience(row.audience),
  amount: row.amount ? typeset(row.amount) : undefined,
  summary: requiredText(row.summary),
  criteria: row.criteria ? cleanHtml(row.criteria) : undefined,
  howToApply: row.how_to_apply ? cleanHtml(row.how_to_apply) : undefined,
  deadlines: (row.deadlines ?? []).map(toGrantDeadline),
  formUrl: safeHref(row.form_url),
  email: row.contact_email ?? undefined,
  recipients: (row.recipients ?? []).map(({ year, name, amount }) => ({
    year,
    name: requiredText(name),
    amount: amount ? typeset(amount) : undefined,
  })),
})

type GrantRecord = ReturnType<typeof toGrant>

export type Grant = GrantRecord & { call: ReturnType<typeof chooseCall> }

/** The grants that an audience may ask for (all of them without one), those that close first on top. */
export async function listGrants(audience: GrantAudience | undefined): Promise<Grant[]> {
  const today = dayOf(now())
  const grants = soundRows("grants", await readGrants(), toGrant)
  // Days are counted, so the page is wrong at midnight.
  noteRightUntil(endOfDay(today))
  return grants
    .filter((grant) => audience === undefined || grant.audience === audience)
    .map((grant) => ({ ...grant, call: chooseCall(grant.deadlines, today) }))
    .toSorted((left, right) => compareCalls(left.call, right.call))
}
