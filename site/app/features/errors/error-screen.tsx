import { useContext } from "react"
import { Button } from "#app/ui/button.tsx"
import type { Failure } from "./describe-error.ts"
import { ErrorReference, writtenReference } from "./error-reference.ts"
import css from "./error-screens.module.css"
import { problemMailto } from "./problem-mailto.ts"

type ErrorScreenProps = { failure: Failure; address: string; adminEmail: string | undefined }

/** Something broke: what is known of it, a message to the administrator ready to send, and the way out. */
export function ErrorScreen({ failure, address, adminEmail }: ErrorScreenProps) {
  const provided = useContext(ErrorReference)
  const reference = failure.reference ?? provided ?? writtenReference()
  const { status, message, stack } = failure
  const details = [reference && `Référence\u00A0: ${reference}`, stack].filter(Boolean).join("\n")
  return (
    <div className={css.screen}>
      <p className={css.code}>{status}</p>
      <h1 className={css.title}>Une erreur est survenue</h1>
      <p className={css.text}>
        Ce n’est pas votre faute. Vous pouvez prévenir la personne qui administre le site&nbsp;: le message est déjà
        écrit.
      </p>
      <p>
        <code>{message}</code>
      </p>
      {reference && (
        <p className={css.reference}>
          Référence&nbsp;: <code data-error-reference="">{reference}</code>
        </p>
      )}
      {stack && <pre className={css.stack}>{stack}</pre>}
      {/* Without settings the recipient is unknown: the message is ready all the same. */}
      <p>
        <a href={problemMailto(adminEmail ?? "", { status, address, message, stack: details })}>
          Avertir l’administrateur du problème
        </a>
      </p>
      {/* A form, so that leaving a broken page is a new document, with or without script. */}
      <form action="/">
        <Button type="submit">Fermer</Button>
      </form>
    </div>
  )
}
