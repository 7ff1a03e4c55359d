import { visitorContext } from "#app/features/forms/visitor-context.ts"
import { receiveFeedback } from "#app/features/visitor-signals/receive-feedback.server.ts"
import type { Route } from "./+types/page-feedback.ts"

export const action = ({ request, context }: Route.ActionArgs) => receiveFeedback(request, context.get(visitorContext))
