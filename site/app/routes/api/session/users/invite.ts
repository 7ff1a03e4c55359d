import { answerInvite } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/invite.ts"

export const action = (call: Route.ActionArgs) => answerInvite(call)
export const loader = () => refuseRead()
