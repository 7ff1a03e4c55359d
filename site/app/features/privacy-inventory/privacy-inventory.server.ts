import { readSettings } from "#app/cms/client.server.ts"

import { type InventoryRow, toInventoryRows } from "./inventory-rows.ts"

/**
 * The rows of the inventory, as the settings are.
 * @throws Error when nobody answers for personal information: the policy is not published without that title and contact
 */
export async function listInventoryRows(): Promise<InventoryRow[]> {
  const settings = await readSettings({
    fields: [
      "privacy_officer_title",
      "privacy_officer_email",
      "analytics_measurement_id",
      "analytics_assessment_on",
      "consent_optional",
    ],
  })
  if (!settings.privacy_officer_title?.trim() || !settings.privacy_officer_email?.trim())
    throw new Error("The privacy officer's title or e-mail is empty: the privacy policy cannot be published")
  const isMeasured = Boolean(settings.analytics_measurement_id && settings.analytics_assessment_on)
  const purposes = (settings.consent_optional ?? []).map(({ id }) => id ?? "")
  return toInventoryRows(purposes.filter((id) => id !== "ga" || isMeasured))
}
