import { createContext } from "react"

/** The reference under which the server logged what went wrong in this rendering. Only the server provides it. */
export const ErrorReference = createContext<string | undefined>(undefined)

/** In the browser: the reference that the server wrote on the page, so that both render the same words. */
export const writtenReference = (): string | undefined =>
  typeof document === "undefined"
    ? undefined
    : (document.querySelector("[data-error-reference]")?.textContent ?? undefined)
