import type { ReactNode } from "react"
import { FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import { PrintButton } from "#app/ui/print-button.tsx"
import { Steps } from "#app/ui/steps.tsx"
import type { FormDescription } from "./form-description.ts"
import css from "./receipt-screen.module.css"

type ReceiptScreenProps = {
  form: Pick<FormDescription, "name" | "next">
  /** When more is known than that it was sent. */
  title?: string
  receipt: string
  /** When an answer comes, as the content says. */
  delay?: string | undefined
  children?: ReactNode
}

/** What stays in hand: the number, what happens next, and nothing of what was written. */
export function ReceiptScreen({ form, title = "C’est envoyé", receipt, delay, children }: ReceiptScreenProps) {
  return (
    <div className={css.receipt}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.kind}>{FORM_HOLDINGS[form.name].title}</p>
      <p className={css.label} id="numero">
        Votre numéro de reçu
      </p>
      <p className={css.number} aria-labelledby="numero">
        {receipt}
      </p>
      {delay && <p className={css.delay}>Délai de réponse&nbsp;: {delay}.</p>}
      <h2 className={css.next}>La suite</h2>
      <Steps items={form.next.map(({ title, text }) => ({ title, children: <p>{text}</p> }))} />
      {children}
      <p className={css.actions}>
        <LinkButton href="/" {...(children && { variant: "plain" })}>
          Retour à l’accueil
        </LinkButton>
        <PrintButton variant="plain">Imprimer ce reçu</PrintButton>
      </p>
    </div>
  )
}
