import { Button } from "#app/ui/button.tsx"
import { Container } from "#app/ui/container.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./page-feedback.module.css"

/** Where one lands after an answer: the thanks take the place of the question. */
export const THANKS = "merci"

/**
 * « Cette page vous a-t-elle été utile ? »: a plain form, whose answer comes back to this page. It is not a form that
 * one fills in, which would keep the page from being measured: only its buttons post.
 */
export function PageFeedback({ path }: { path: string }) {
  return (
    <div data-print="no">
      <Container spaced>
        <div className={css.feedback}>
          <form className={css.question} action="/api/page-feedback" aria-labelledby="avis">
            <p id="avis">Cette page vous a-t-elle été utile{"\u202F?"}</p>
            <input type="hidden" name="page" value={path} />
            <div className={css.answers}>
              <Button type="submit" formMethod="post" variant="quiet" name="utile" value="oui">
                Oui
              </Button>
              <Button type="submit" formMethod="post" variant="quiet" name="utile" value="non">
                Non
              </Button>
            </div>
          </form>
          <p className={css.thanks} id={THANKS} tabIndex={-1}>
            Merci. Votre réponse est comptée, et rien d’autre n’est gardé.{" "}
            {/* Each page has its own: made for who asks, published for nobody. */}
            <SiteLink rel="nofollow" href={`/retroaction?page=${path}`}>
              Dites-nous ce qui manque
            </SiteLink>
          </p>
        </div>
      </Container>
    </div>
  )
}
