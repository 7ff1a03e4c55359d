import { outboxContext } from "#app/features/forms/outbox-context.ts"
import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { receiptOf } from "#app/features/forms/submission-identity.server.ts"
import { toReservationAnswer } from "#app/features/notice-boards/reservation-answer.ts"
import { ReservationReceipt } from "#app/features/notice-boards/reservation-receipt.tsx"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

const form = "board_reservation"

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, { name: form })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const receipt = requireReceipt(request, form)
  const id = url.searchParams.get("demande") ?? ""
  // Asked again at each load: what was not confirmed may be by now.
  const outcome = receiptOf(form, id) === receipt ? await context.get(outboxContext).outcome(id, 0) : undefined
  return receiptData({ receipt, answer: toReservationAnswer(outcome ?? { status: "pending" }) })
}

export default function ReservationReceiptPage({ loaderData }: Route.ComponentProps) {
  return <ReservationReceipt {...loaderData} />
}
