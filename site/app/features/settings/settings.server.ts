import { readSettings } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { env } from "#app/env.server.ts"
import { typeset } from "#app/lib/french.ts"
import { formatHours } from "#app/lib/hours.ts"
import { safeHref } from "#app/lib/safe-href.ts"

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
    ],
  })

type Row = Awaited<ReturnType<typeof readSite>>

export type SiteSettings = ReturnType<typeof toSiteSettings>
export type Contact = SiteSettings["contact"]
export type OpeningHours = SiteSettings["openingHours"][number]

const toLines = (text: string | null) =>
  (text ?? "")
    .split("\n")
    .map((line) => typeset(line.trim()))
    .filter(Boolean)

/** Hours that cannot be read are refused here, before a page tries to say them. */
function toOpening({ day, opens, closes }: NonNullable<Row["opening_hours"]>[number]) {
  formatHours(opens, closes)
  return { day, opens, closes }
}

/** The settings every page shows, without nulls. `siteUrl` has no trailing slash. */
export const toSiteSettings = (row: Row, siteUrl: string) => ({
  siteUrl,
  name: typeset(row.name),
  shortName: typeset(row.short_name),
  tagline: row.tagline ? typeset(row.tagline) : undefined,
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
    name: row.press_name ? typeset(row.press_name) : undefined,
    phone: row.press_phone ?? undefined,
    email: row.press_email ?? undefined,
    delay: row.press_delay ? typeset(row.press_delay) : undefined,
  },
  openingHours: soundRows("settings.opening_hours", row.opening_hours ?? [], toOpening),
  openingExceptions: (row.opening_exceptions ?? []).map(({ date, label, opens, closes }) => ({
    date,
    label: label ? typeset(label) : undefined,
    opens: opens ?? undefined,
    closes: closes ?? undefined,
  })),
  socialLinks: (row.social_links ?? []).flatMap(({ network, url: written }) => {
    const url = safeHref(written)
    return url === undefined ? [] : [{ network, url }]
  }),
})

/** Names, contact blocks, opening hours and social links of the organisation. */
export const getSiteSettings = async () => toSiteSettings(await readSite(), env.SITE_URL)
