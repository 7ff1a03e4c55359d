import { formPage } from "#app/features/forms/form-page.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"

const ADDRESS = "/retroaction"

/** The page where one says what a page lacks. */
export const pageRemarkPage = formPage({
  address: ADDRESS,
  routeId: "routes/retroaction",
  parts: ["page"],
  load: async () => ({ page: await getPage(ADDRESS) }),
})
