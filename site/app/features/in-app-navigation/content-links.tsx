import { useEffect } from "react"
import { useNavigate } from "react-router"

import { findAppLink } from "./app-link.ts"

/** Follows inside the application the plain links that editors write in their texts. */
export function ContentLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
      const url = findAppLink(event.target)
      if (!url) return
      event.preventDefault()
      void navigate(url.pathname + url.search + url.hash)
    }
    // On the window, after React, whose own links have already prevented the default.
    addEventListener("click", onClick)
    return () => removeEventListener("click", onClick)
  }, [navigate])
  return null
}
