import { useEffect } from "react"

const PREFIX = "Erreur\u00A0: "

/** Begins the document's title with « Erreur : » while something has to be mended. The server writes it by itself. */
export function useErrorTitle(hasError: boolean): void {
  useEffect(() => {
    const own = document.title.replace(PREFIX, "")
    document.title = hasError ? PREFIX + own : own
    return () => {
      document.title = document.title.replace(PREFIX, "")
    }
  }, [hasError])
}
