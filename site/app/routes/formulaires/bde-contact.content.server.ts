import { formPage } from "#app/features/forms/form-page.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"

const ADDRESS = "/formulaires/bde-contact"

/** The page of the confidential form, and how else the rights office is reached. */
export const rightsOfficeContactPage = formPage({
  address: ADDRESS,
  routeId: "routes/formulaires/bde-contact",
  parts: ["page", "contact", "week"],
  async load() {
    const [{ contact, ...page }, { week }] = await Promise.all([getPage(ADDRESS), getSiteSettings()])
    return { page: { ...page, contact: undefined }, contact: contact ?? null, week }
  },
})
