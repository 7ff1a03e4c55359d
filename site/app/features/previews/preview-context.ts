import { createContext, type ReactNode } from "react"

type Shown = { bar: ReactNode; record: { collection: string; id: number } }

/**
 * What a preview shows besides the page. Only the server provides it, and a preview is never hydrated: nothing of previews
 * is in what readers download.
 */
export const PreviewContext = createContext<Shown | undefined>(undefined)
