import { answerLogout } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/logout.ts"

export const action = (call: Route.ActionArgs) => answerLogout(call)
export const loader = () => refuseRead()
