import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { FORM_HOLDINGS } from "#app/lib/form-holdings.ts"
import { LinkButton } from "#app/ui/link-button.tsx"
import { describeFree } from "./notice-board-rules.ts"
import type { Alternative, ReservationAnswer } from "./reservation-answer.ts"
import { formatWeek } from "./reservation-weeks.ts"
import css from "./reservation-receipt.module.css"

const CONFIRMED = { title: "La réponse arrive par courriel", text: "Acceptée ou refusée, avec un lien pour annuler." }

const SAID = {
  held: {
    title: "Babillards retenus",
    next: [
      {
        title: "Ils sont retenus pour vous",
        text: "Personne d’autre ne peut les prendre d’ici la réponse.",
      },
      CONFIRMED,
    ],
  },
  unconfirmed: {
    title: "Demande reçue, non confirmée",
    next: [
      {
        title: "Votre demande est gardée",
        text: "Nous ne pouvons pas encore dire si les babillards sont libres. Rechargez cette page dans quelques minutes, ou attendez notre courriel.",
      },
      CONFIRMED,
    ],
  },
  full: {
    title: "Pas assez de babillards libres",
    next: [
      {
        title: "Rien n’est réservé",
        text: "Il ne reste pas assez de babillards à cet endroit cette semaine-là. Votre demande est notée, sans suite si vous ne faites rien.",
      },
      { title: "Demandez ailleurs ou plus tard", text: "Voici où il en restait quand votre demande est arrivée." },
    ],
  },
}

function FreeElsewhere({ alternatives }: { alternatives: readonly Alternative[] }) {
  if (alternatives.length === 0)
    return <p>Aucun autre pavillon n’en a autant de libres dans les semaines qui viennent.</p>
  return (
    <>
      <h2 className={css.title}>Il en reste</h2>
      <ul>
        {alternatives.map(({ name, week, free }) => (
          <li key={`${name} ${week}`}>
            {name}, {formatWeek(week)}&nbsp;: {describeFree(free)}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton href={FORM_HOLDINGS.board_reservation.address}>Faire une autre demande</LinkButton>
      </p>
    </>
  )
}

type ReservationReceiptProps = { receipt: string; answer: ReservationAnswer }

/** What became of a request for boards: held, not yet known, or none left and where there are. */
export function ReservationReceipt({ receipt, answer }: ReservationReceiptProps) {
  const { title, next } = SAID[answer.status]
  return (
    <ReceiptScreen form={{ name: "board_reservation", next }} title={title} receipt={receipt}>
      {answer.status === "full" && <FreeElsewhere alternatives={answer.alternatives} />}
    </ReceiptScreen>
  )
}
