import { createContext } from "react"

/** What `<Boot>` writes. Only the server provides it: in the browser the page already holds it. */
export type BootMarkup = {
  /** The boot record as JSON that is safe inside a `<script>`. */
  record: string
  starter: string
  build: string
  /** The page has an interactive part: load the application when the browser is idle. */
  isInteractive: boolean
}

export const BootContext = createContext<BootMarkup | undefined>(undefined)
