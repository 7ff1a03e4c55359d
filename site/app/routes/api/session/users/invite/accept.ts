import { answerAcceptInvite } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/accept.ts"

export const action = (call: Route.ActionArgs) => answerAcceptInvite(call)
export const loader = () => refuseRead()
