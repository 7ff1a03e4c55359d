import "#app/styles/tokens.css"
import "#app/styles/font.generated.css"
import "#app/styles/base.css"
import type { ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { createMemoryRouter, RouterProvider } from "react-router"
import { AffichesSheet } from "./affiches-sheet.tsx"
import { CalmSheet } from "./calm-sheet.tsx"
import { FormSheet } from "./form-sheet.tsx"
import { HomeSheet } from "./home-sheet.tsx"
import { ListSheet } from "./list-sheet.tsx"
import { PageSheet } from "./page-sheet.tsx"

const sheets: Record<string, ComponentType> = {
  affiches: AffichesSheet,
  calm: CalmSheet,
  form: FormSheet,
  home: HomeSheet,
  list: ListSheet,
  page: PageSheet,
}

const Sheet = sheets[location.hash.slice(1)] ?? PageSheet

createRoot(document.body).render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Sheet }])} />)
