import { answerLogin } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/login.ts"

export const action = (call: Route.ActionArgs) => answerLogin(call)
export const loader = () => refuseRead()
