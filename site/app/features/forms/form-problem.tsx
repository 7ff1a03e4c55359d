import type { ReactNode, Ref } from "react"
import type { FormAnswer } from "./form-reply.ts"
import css from "./form-problem.module.css"

type Problem = NonNullable<FormAnswer["problem"]>

const TEXTS: Record<Problem, { title: string; text: string; isUrgent: boolean }> = {
  stale: {
    title: "Vérifiez, puis envoyez",
    text: "Cette page était ouverte depuis longtemps. Tout ce que vous avez écrit est là\u00A0: relisez et envoyez de nouveau.",
    isUrgent: false,
  },
  "too-quick": {
    title: "Vérifiez, puis envoyez",
    text: "L’envoi est arrivé très vite, comme le font les robots. Relisez et envoyez de nouveau.",
    isUrgent: false,
  },
  limited: {
    title: "Trop d’envois en même temps",
    text: "Beaucoup de formulaires arrivent de votre réseau. Votre texte est toujours là\u00A0: réessayez dans quelques minutes.",
    isUrgent: true,
  },
  unavailable: {
    title: "Rien n’a été envoyé",
    text: "Le site ne peut pas garder votre envoi pour l’instant. Votre texte est toujours là\u00A0: réessayez dans une minute.",
    isUrgent: true,
  },
  network: {
    title: "L’envoi ne s’est pas rendu",
    text: "La connexion a été perdue. Votre texte est toujours là\u00A0: vérifiez votre réseau, puis envoyez de nouveau. Un envoi reçu deux fois ne compte qu’une fois.",
    isUrgent: true,
  },
  "too-large": {
    title: "Envoi trop volumineux",
    text: "Rien n’a été gardé. Revenez en arrière, raccourcissez le texte ou allégez les fichiers, puis envoyez de nouveau.",
    isUrgent: true,
  },
  unreadable: {
    title: "Envoi illisible",
    text: "Votre navigateur a envoyé quelque chose que le site ne peut pas lire. Rien n’a été gardé\u00A0: revenez en arrière et envoyez de nouveau.",
    isUrgent: true,
  },
  closed: {
    title: "Le formulaire est fermé",
    text: "La période d’envoi est terminée, et rien n’a été gardé. Revenez en arrière pour retrouver ce que vous aviez écrit.",
    isUrgent: true,
  },
}

type FormProblemProps = { problem: Problem; hasLostFiles?: boolean; help?: ReactNode; ref?: Ref<HTMLDivElement> }

/**
 * Why nothing was sent although every answer may be right, and what to do. Give it the focus when it appears.
 * @param props.hasLostFiles the files of this post may have to be chosen again
 */
export function FormProblem({ problem, hasLostFiles = false, help, ref }: FormProblemProps) {
  const { title, text, isUrgent } = TEXTS[problem]
  return (
    <div className={css.problem} data-urgent={isUrgent} role="alert" tabIndex={-1} autoFocus ref={ref}>
      <h2 className={css.title}>{title}</h2>
      <p>{text}</p>
      {hasLostFiles && <p>Vérifiez que vos fichiers sont encore joints. Sinon, joignez-les de nouveau.</p>}
      {isUrgent && help}
    </div>
  )
}
