import { answerRefresh } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/refresh.ts"

export const action = (call: Route.ActionArgs) => answerRefresh(call)
export const loader = () => refuseRead()
