import { formPage } from "#app/features/forms/form-page.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"

const ADDRESS = "/formulaires/bde-satisfaction"

/** The page of the survey about the rights office. */
export const surveyPage = formPage({
  address: ADDRESS,
  routeId: "routes/formulaires/bde-satisfaction",
  parts: ["page"],
  load: async () => ({ page: await getPage(ADDRESS) }),
})
