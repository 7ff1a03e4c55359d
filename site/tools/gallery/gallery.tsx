import "#app/styles/tokens.css"
import "#app/styles/font.generated.css"
import "#app/styles/base.css"
import type { ComponentType } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { AffichesSheet } from "./affiches-sheet.tsx"

const sheets: Record<string, ComponentType> = { affiches: AffichesSheet }

const Sheet = sheets[location.hash.slice(1)] ?? AffichesSheet

createRoot(document.body).render(
  <MemoryRouter>
    <Sheet />
  </MemoryRouter>,
)
