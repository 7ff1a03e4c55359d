import { expect, test } from "vitest"
import { contactSlips } from "./footer-content.ts"
import { toSiteSettings } from "./settings.server.ts"

const empty: Parameters<typeof toSiteSettings>[0] = {
  name: "Confédération étudiante",
  short_name: "CE",
  tagline: null,
  is_launched: false,
  admin_email: null,
  contact_address: null,
  contact_map_url: null,
  contact_email: null,
  contact_phone: null,
  contact_fax: null,
  contact_help_email: null,
  rights_office_address: null,
  rights_office_map_url: null,
  rights_office_email: null,
  rights_office_phone: null,
  rights_office_fax: null,
  rights_office_help_email: null,
  press_name: null,
  press_phone: null,
  press_email: null,
  press_delay: null,
  opening_hours: null,
  opening_exceptions: null,
  social_links: null,
  analytics_measurement_id: null,
  analytics_assessment_on: null,
}

test("settings without contact give no slip", () => {
  expect(contactSlips(toSiteSettings(empty, "https://site.example", "2026-11-21"))).toEqual([])
})

test("phones are dialled, e-mails written to, and the address leads to its map", () => {
  const settings = toSiteSettings(
    {
      ...empty,
      contact_phone: "4185550100",
      contact_email: "info@site.example",
      contact_address: "1, rue du Campus\n\n Québec ",
      contact_map_url: "https://carte.example/x",
    },
    "https://site.example",
    "2026-11-21",
  )
  expect(settings.contact.addressLines).toEqual(["1, rue du Campus", "Québec"])
  expect(contactSlips(settings).map(({ href }) => href)).toEqual([
    "tel:+14185550100",
    "mailto:info@site.example",
    "https://carte.example/x",
  ])
})
