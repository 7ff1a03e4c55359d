import { LinkButton } from "#app/ui/link-button.tsx"
import { LinkList } from "#app/ui/link-list.tsx"
import css from "./error-screens.module.css"
import { nearestLinks, type PageLink } from "./nearest-links.ts"

/** The answer to an address that leads nowhere: what was asked, what resembles it, the way home. */
export function NotFoundScreen({ path, pages }: { path: string; pages: readonly PageLink[] }) {
  const nearest = nearestLinks(path, pages)
  return (
    <div className={css.screen}>
      <p className={css.code}>404</p>
      <h1 className={css.title}>Page introuvable</h1>
      <p className={css.text}>
        Cette adresse ne mène à aucune page. La page a peut-être été déplacée, ou l’adresse contient une erreur.
      </p>
      <p>
        <code>Page Not Found: {path}</code>
      </p>
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
    </div>
  )
}
