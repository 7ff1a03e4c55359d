import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { rightsOfficeSatisfactionForm } from "#app/features/rights-office-satisfaction/rights-office-satisfaction-form.ts"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, rightsOfficeSatisfactionForm)

export const loader = ({ request }: Route.LoaderArgs) =>
  receiptData({ receipt: requireReceipt(request, "rights_office_satisfaction") })

export default function SurveyReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return <ReceiptScreen form={rightsOfficeSatisfactionForm} receipt={receipt} />
}
