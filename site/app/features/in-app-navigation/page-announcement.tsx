import { useEffect, useState } from "react"
import { useLocation } from "react-router"

import { clientState } from "./client-state.ts"
import styles from "./page-announcement.module.css"

/** After an in-app navigation, puts the keyboard and the screen reader where a new document would have put them. */
export function PageAnnouncement() {
  const { pathname, hash } = useLocation()
  const [announcement, setAnnouncement] = useState("")

  useEffect(() => {
    const previous = clientState.shownPath
    clientState.shownPath = pathname
    if (previous === undefined || previous === pathname) return
    findStart(hash)?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname, hash])

  return (
    <p role="status" className={styles.announcement}>
      {announcement}
    </p>
  )
}

function findStart(hash: string): HTMLElement | null {
  const start =
    document.getElementById(decodeHash(hash)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.querySelector<HTMLElement>("main")
  if (start && start.tabIndex < 0) start.tabIndex = -1
  return start
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ""
  }
}
