import type { ReactNode } from "react"
import { SiteLink } from "#app/ui/site-link.tsx"
import { Wordmark } from "#app/ui/wordmark.tsx"
import css from "./root.light-layout.module.css"

/** For errors and receipts: the way home, the content, nothing else. It needs nothing from the content backend. */
export function LightLayout({
  name,
  control,
  children,
}: {
  name: string | undefined
  control?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <header className={css.header}>
        <SiteLink className={css.home} href="/">
          {name === undefined ? "Accueil" : <Wordmark name={name} />}
        </SiteLink>
      </header>
      <main className={css.main} id="contenu" tabIndex={-1}>
        {children}
      </main>
      {control && <footer className={css.foot}>{control}</footer>}
    </>
  )
}
