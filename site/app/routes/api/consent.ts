import { answerConsent } from "#app/features/consent/consent-answer.server.ts"
import type { Route } from "./+types/consent.ts"

export const action = ({ request }: Route.ActionArgs) => answerConsent(request, Date.now())
