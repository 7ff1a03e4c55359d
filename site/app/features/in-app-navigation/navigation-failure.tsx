import { useEffect, useState } from "react"
import { useLocation } from "react-router"

import { NAVIGATION_FAILED } from "./load-document.ts"
import styles from "./navigation-failure.module.css"

/** Says, on the page that stays, that another one cannot be shown, with a plain link to it. */
export function NavigationFailure() {
  const location = useLocation()
  const [failure, setFailure] = useState<{ href: string; key: string }>()

  useEffect(() => {
    const onFailure = (event: Event) => {
      if (event instanceof CustomEvent) setFailure({ href: String(event.detail), key: location.key })
    }
    addEventListener(NAVIGATION_FAILED, onFailure)
    return () => removeEventListener(NAVIGATION_FAILED, onFailure)
  }, [location.key])

  return (
    <div role="alert" className={styles.failure}>
      {failure?.key === location.key && (
        <p className={styles.message}>
          Cette page n’a pas pu être affichée. Votre connexion est peut-être interrompue.{" "}
          <a href={failure.href} rel="external">
            Ouvrir la page demandée
          </a>
        </p>
      )}
    </div>
  )
}
