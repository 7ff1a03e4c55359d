import type { Blocks } from "#app/cms/schema.generated.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"

/** The contact block of the confederation, of its rights office or of its media relations. */
export async function getBlockContact(which: Blocks["contact"]) {
  const { name, contact, rightsOffice, press } = await getSiteSettings()
  switch (which) {
    case "rights_office":
      return { name: "Bureau des droits étudiants", contact: rightsOffice }
    case "press": {
      const { phone, email } = press
      const none = { addressLines: [], mapUrl: undefined, fax: undefined, helpEmail: undefined }
      return { name: press.name ?? "Relations médias", contact: { ...none, phone, email } }
    }
    default:
      return { name, contact }
  }
}

/** The opening hours of the week, days with the same hours said together. */
export const getBlockHours = async () => (await getSiteSettings()).week
