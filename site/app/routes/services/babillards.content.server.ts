import { formPage } from "#app/features/forms/form-page.server.ts"
import { listNoticeBoardBuildings, listReservableWeeks } from "#app/features/notice-boards/notice-boards.server.ts"
import { getPage } from "#app/features/pages/pages.server.ts"

const ADDRESS = "/services/babillards"

/** The page of notice boards: where they are, and the weeks that can be asked for. */
export const noticeBoardsPage = formPage({
  address: ADDRESS,
  routeId: "routes/services/babillards",
  parts: ["page", "buildings", "weeks"],
  async load() {
    const [page, buildings] = await Promise.all([getPage(ADDRESS), listNoticeBoardBuildings()])
    return { page, buildings, weeks: listReservableWeeks() }
  },
})
