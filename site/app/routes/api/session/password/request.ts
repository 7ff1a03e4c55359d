import { answerPasswordRequest } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/request.ts"

export const action = (call: Route.ActionArgs) => answerPasswordRequest(call)
export const loader = () => refuseRead()
