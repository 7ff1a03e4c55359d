import { answerPasswordReset } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/reset.ts"

export const action = (call: Route.ActionArgs) => answerPasswordReset(call)
export const loader = () => refuseRead()
