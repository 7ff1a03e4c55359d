import { data } from "react-router"
import { readSettings } from "#app/cms/client.server.ts"
import { noteRightUntil } from "#app/cms/read-recorder.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { env } from "#app/env.server.ts"
import { now } from "#app/lib/clock.server.ts"
import { addDays, type Day } from "#app/lib/dates.ts"
import { typeset } from "#app/lib/french.ts"
import { optionalText } from "#app/lib/optional-text.ts"
import { safeHref } from "#app/lib/safe-href.ts"
import { dayOf, instantOf } from "#app/lib/wall-clock.ts"
import { describeExceptions, nextExceptionChange, toException } from "./opening-exceptions.ts"
import { describeWeek, toOpening } from "./opening-hours.ts"
import { openingMoments, startOfWeek, writeMoments } from "./opening-moments.ts"
import type { Week } from "./opening-week.tsx"

const readSite = () =>
  readSettings({
    fields: [
      "name",
      "short_name",
      "tagline",
      "is_launched",
      "admin_email",
      "contact_address",
      "contact_map_url",
      "contact_email",
      "contact_phone",
      "contact_fax",
      "contact_help_email",
      "rights_office_address",
      "rights_office_map_url",
      "rights_office_email",
      "rights_office_phone",
      "rights_office_fax",
      "rights_office_help_email",
      "press_name",
      "press_phone",
      "press_email",
      "press_delay",
      "opening_hours",
      "opening_exceptions",
      "social_links",
      "analytics_measurement_id",
      "analytics_assessment_on",
    ],
  })

type Row = Awaited<ReturnType<typeof readSite>>

export type SiteSettings = ReturnType<typeof toSiteSettings>
export type Contact = SiteSettings["contact"]

const toLines = (text: string | null) =>
  (text ?? "")
    .split("\n")
    .map((line) => typeset(line.trim()))
    .filter(Boolean)

const toExceptions = (row: Pick<Row, "opening_exceptions">) =>
  soundRows("settings.opening_exceptions", row.opening_exceptions ?? [], ({ label, ...written }) =>
    toException({ ...written, label: optionalText(label) }),
  )

type HoursRow = Pick<Row, "opening_hours" | "opening_exceptions">

/** The usual hours, then the exceptions near `today`. A line that cannot be read hides itself, and whether the door is open. */
function toWeek(row: HoursRow, today: Day): Week {
  const openings = soundRows("settings.opening_hours", row.opening_hours ?? [], toOpening)
  const exceptions = toExceptions(row)
  const isWhole =
    openings.length === (row.opening_hours ?? []).length && exceptions.length === (row.opening_exceptions ?? []).length
  return {
    rows: [...describeWeek(openings), ...describeExceptions(exceptions, today)],
    moments: isWhole ? writeMoments(openingMoments(openings, exceptions, today)) : "",
  }
}

let worked: { from: string; week: Week } | undefined

/** The same on every page: worked out again only when the hours or the day are others. */
function weekOf(row: HoursRow, today: Day): Week {
  const from = JSON.stringify([row.opening_hours, row.opening_exceptions, today])
  if (worked?.from !== from) worked = { from, week: toWeek(row, today) }
  return worked.week
}

/** Google's id when audience measurement may be offered: a provider outside Québec requires an assessment first. */
const toMeasurementId = ({ analytics_measurement_id: id, analytics_assessment_on: assessedOn }: Row) =>
  id && assessedOn && /^G-[A-Z0-9]+$/.test(id) ? id : undefined

/** The settings every page shows, without nulls. `siteUrl` has no trailing slash. */
export const toSiteSettings = (row: Row, siteUrl: string, today: Day) => ({
  siteUrl,
  name: typeset(row.name),
  shortName: typeset(row.short_name),
  tagline: optionalText(row.tagline),
  isLaunched: row.is_launched === true,
  adminEmail: row.admin_email ?? row.contact_help_email ?? row.contact_email ?? undefined,
  contact: {
    addressLines: toLines(row.contact_address),
    mapUrl: safeHref(row.contact_map_url),
    email: row.contact_email ?? undefined,
    phone: row.contact_phone ?? undefined,
    fax: row.contact_fax ?? undefined,
    helpEmail: row.contact_help_email ?? undefined,
  },
  rightsOffice: {
    addressLines: toLines(row.rights_office_address),
    mapUrl: safeHref(row.rights_office_map_url),
    email: row.rights_office_email ?? undefined,
    phone: row.rights_office_phone ?? undefined,
    fax: row.rights_office_fax ?? undefined,
    helpEmail: row.rights_office_help_email ?? undefined,
  },
  press: {
    name: optionalText(row.press_name),
    phone: row.press_phone ?? undefined,
    email: row.press_email ?? undefined,
    delay: optionalText(row.press_delay),
  },
  measurementId: toMeasurementId(row),
  week: weekOf(row, today),
  socialLinks: (row.social_links ?? []).flatMap(({ network, url: written }) => {
    const url = safeHref(written)
    return url === undefined ? [] : [{ network, url }]
  }),
})

/** A backend that has no settings yet is not ready to be shown. */
function assertFilled(row: Row): void {
  const missing = (["name", "short_name"] as const).filter((field) => !row[field])
  if (missing.length === 0) return
  console.error(`settings: ${missing.join(", ")} empty, nothing can be published`)
  throw data(null, { status: 503, statusText: "Service Unavailable" })
}

/**
 * Names, contact blocks, opening hours and social links of the organisation.
 * @throws 503 when the backend fails, or its settings have no name.
 */
export async function getSiteSettings() {
  const row = await readSite()
  assertFilled(row)
  const today = dayOf(now())
  const change = nextExceptionChange(toExceptions(row), today)
  for (const day of [change, addDays(startOfWeek(today), 7)])
    if (day !== undefined) noteRightUntil(instantOf(`${day}T00:00:00`))
  return toSiteSettings(row, env.SITE_URL, today)
}
