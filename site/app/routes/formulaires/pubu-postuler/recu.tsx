import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { pubApplicationForm } from "#app/features/pub-application/pub-application-form.ts"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

const form = pubApplicationForm([])

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, form)

export const loader = ({ request }: Route.LoaderArgs) =>
  receiptData({ receipt: requireReceipt(request, "pub_application") })

export default function ApplicationReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return <ReceiptScreen form={form} receipt={receipt} />
}
