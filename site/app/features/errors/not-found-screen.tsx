import type { ReactNode } from "react"
import { LinkButton } from "#app/ui/link-button.tsx"
import { LinkList } from "#app/ui/link-list.tsx"
import { SearchField } from "#app/ui/search-field.tsx"
import css from "./error-screens.module.css"
import { nearestLinks, type PageLink } from "./nearest-links.ts"
import { wordsOfPath } from "./words-of-path.ts"

type NotFoundScreenProps = { path: string; pages: readonly PageLink[]; figure: ReactNode }

/** The answer to an address that leads nowhere: what was asked, what resembles it, a search for it, the way home. */
export function NotFoundScreen({ path, pages, figure }: NotFoundScreenProps) {
  const nearest = nearestLinks(path, pages)
  return (
    <div className={css.screen} data-wide="true">
      <div className={css.poster} data-surface="wall">
        <div className={css.words}>
          <p className={css.code}>404</p>
          <h1 className={css.title}>Page introuvable</h1>
          <p className={css.text}>
            Cette adresse ne mène à aucune page. La page a peut-être été déplacée, ou l’adresse contient une erreur.
          </p>
          <SearchField action="/recherche" label="Cherchez ce que vous vouliez lire" value={wordsOfPath(path)} />
        </div>
        <div className={css.figure}>{figure}</div>
      </div>
      {nearest.length > 0 && (
        <section aria-labelledby="pages-proches">
          <h2 className={css.subtitle} id="pages-proches">
            Vous cherchiez peut-être
          </h2>
          <LinkList items={nearest} />
        </section>
      )}
      <p>
        <LinkButton href="/">Aller à l’accueil</LinkButton>
      </p>
      <p className={css.reference}>
        <code>Page Not Found: {path}</code>
      </p>
    </div>
  )
}
