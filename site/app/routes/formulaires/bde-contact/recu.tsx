import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { QuickExit } from "#app/features/rights-office-request/quick-exit.tsx"
import { rightsOfficeRequestForm } from "#app/features/rights-office-request/rights-office-request-form.ts"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, rightsOfficeRequestForm)

export const loader = ({ request }: Route.LoaderArgs) =>
  receiptData({ receipt: requireReceipt(request, "rights_office_request") })

export default function RightsOfficeReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <>
      <QuickExit />
      <ReceiptScreen form={rightsOfficeRequestForm} receipt={receipt} />
    </>
  )
}
