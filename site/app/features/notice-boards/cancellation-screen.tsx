import { Button } from "#app/ui/button.tsx"
import { Container } from "#app/ui/container.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { describeBoards } from "./notice-board-rules.ts"
import css from "./cancellation-screen.module.css"
import { formatWeek } from "./reservation-weeks.ts"
import type { Reservation } from "./reservations.server.ts"

const STATES: Record<Reservation["state"], string> = {
  requested: "En attente d’une réponse",
  accepted: "Acceptée",
  refused: "Refusée",
  cancelled: "Annulée",
  full: "Sans place\u00A0: rien n’est retenu",
  aside: "En vérification",
}

const canBeCancelled = ({ state }: Reservation) => state === "requested" || state === "accepted"

/** A reservation as its person sees it from a mail. Nothing happens before the button: mail programs open links by themselves. */
export function CancellationScreen({ reservation, address }: { reservation: Reservation; address: string }) {
  const { receipt, building, week, boards, association, state } = reservation
  return (
    <Container>
      <div className={css.screen}>
        <h1 className={css.title}>Votre réservation de babillards</h1>
        {state === "cancelled" && (
          <Notice title="Votre réservation est annulée" tone="good">
            <p>Les babillards sont de nouveau libres. Merci d’avoir prévenu.</p>
          </Notice>
        )}
        {canBeCancelled(reservation) && (
          <p>
            Vous n’en avez plus besoin? Annulez-la&nbsp;: d’autres pourront prendre la place. Rien ne change tant que
            vous n’appuyez pas sur le bouton.
          </p>
        )}
        <FactSheet
          items={[
            { label: "Numéro", value: receipt },
            { label: "Pour", value: association },
            { label: "Pavillon", value: building },
            { label: "Semaine", value: formatWeek(week) },
            { label: "Nombre", value: describeBoards(boards) },
            { label: "État", value: STATES[state] },
          ]}
        />
        {canBeCancelled(reservation) && (
          <form method="post">
            <Button type="submit" size="l">
              Annuler cette réservation
            </Button>
          </form>
        )}
        <p>
          <LinkButton href={address} variant="plain">
            {canBeCancelled(reservation) ? "Ne rien changer" : "Faire une autre demande"}
          </LinkButton>
        </p>
      </div>
    </Container>
  )
}
