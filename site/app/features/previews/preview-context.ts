import { createContext, type ReactNode } from "react"

/**
 * What a preview shows besides the page. Only the server provides it, and a preview is never hydrated: nothing of previews
 * is in what readers download.
 */
export const PreviewContext = createContext<{ bar: ReactNode } | undefined>(undefined)
