import { Button } from "#app/ui/button.tsx"
import css from "./error-screens.module.css"

/** The content backend does not answer and no copy of the page is kept: come back later. */
export function UnavailableScreen({ path, reference }: { path: string; reference: string | undefined }) {
  return (
    <div className={css.screen}>
      <p className={css.code}>503</p>
      <h1 className={css.title}>Cette page revient bientôt</h1>
      <p className={css.text}>
        Le site n’arrive pas à lire son contenu pour le moment. Réessayez dans quelques minutes.
      </p>
      <form action={path}>
        <Button type="submit">Réessayer</Button>
      </form>
      {reference && (
        <p className={css.reference}>
          Référence&nbsp;: <code data-error-reference="">{reference}</code>
        </p>
      )}
    </div>
  )
}
