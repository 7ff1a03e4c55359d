import { receiptMeta } from "#app/features/forms/receipt-meta.ts"
import { receiptData, requireReceipt } from "#app/features/forms/receipt-page.server.ts"
import { ReceiptScreen } from "#app/features/forms/receipt-screen.tsx"
import { interviewRequestForm } from "#app/features/interview-request/interview-request-form.ts"
import { interviewPage } from "#app/routes/a-propos/demande-entrevue.content.server.ts"
import type { Route } from "./+types/recu.ts"

export { receiptHeaders as headers } from "#app/features/forms/receipt-headers.ts"

export const handle = { layout: "light", isFresh: true }

export const meta: Route.MetaFunction = ({ matches }) => receiptMeta(matches, interviewRequestForm)

export async function loader({ request }: Route.LoaderArgs) {
  const receipt = requireReceipt(request, "interview_request")
  const { press } = await interviewPage.content()
  return receiptData({ receipt, delay: press.delay })
}

export default function InterviewReceiptPage({ loaderData: { receipt, delay } }: Route.ComponentProps) {
  return <ReceiptScreen form={interviewRequestForm} receipt={receipt} delay={delay} />
}
