import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { pageRemarkForm } from "#app/features/page-remarks/page-remark-form.ts"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, pageRemarkForm)

export const loader = ({ request }: Route.LoaderArgs) =>
  receiptData({ receipt: requireReceipt(request, "feedback"), delay: undefined })

export default function PageRemarkReceiptPage({ loaderData: { receipt, delay } }: Route.ComponentProps) {
  return <ReceiptScreen form={pageRemarkForm} receipt={receipt} delay={delay} />
}
