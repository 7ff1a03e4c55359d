import { answerRegister } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/register.ts"

export const action = (call: Route.ActionArgs) => answerRegister(call)
export const loader = () => refuseRead()
