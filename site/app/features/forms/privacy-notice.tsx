import { FORM_HOLDINGS, type FormName, formatRetention } from "#app/lib/form-holdings.ts"
import { SiteLink } from "#app/ui/site-link.tsx"
import css from "./privacy-notice.module.css"

const POLICY = "/a-propos/mentions-juridiques#politique-de-confidentialite"

/** What becomes of the answers, where they are given: the law asks for it before the button, and so would anybody. */
export function PrivacyNotice({ form, isAnonymous = false }: { form: FormName; isAnonymous?: boolean }) {
  const { purpose, recipients, retention } = FORM_HOLDINGS[form]
  const lines = [
    { label: "Pourquoi", text: `${purpose}. Vos réponses ne servent à rien d’autre.` },
    { label: "Qui les lit", text: `${recipients}. Personne d’autre ne les reçoit et elles restent au Québec.` },
    { label: "Combien de temps", text: `${formatRetention(retention)}, puis toutes les copies sont détruites.` },
    {
      label: "Vos droits",
      text: isAnonymous
        ? "Sans nom, une réponse ne peut plus être retrouvée ni retirée\u00A0: n’y mettez que ce que vous voulez laisser."
        : "Consulter, faire corriger ou faire détruire ce que vous avez écrit, et retirer votre consentement, en tout temps\u00A0: donnez votre numéro de reçu.",
    },
  ]
  return (
    <section className={css.notice} aria-labelledby={`${form}-vie-privee`}>
      <h2 className={css.title} id={`${form}-vie-privee`}>
        Ce que deviennent vos réponses
      </h2>
      <dl className={css.lines}>
        {lines.map(({ label, text }) => (
          <div key={label} className={css.line}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={css.policy}>
        <SiteLink href={POLICY}>Politique de confidentialité</SiteLink>
      </p>
    </section>
  )
}
