import { answerCreateUser } from "#app/features/session/session-answers.server.ts"
import { refuseRead } from "#app/features/session/session-endpoint.server.ts"
import type { Route } from "./+types/users.ts"

export const action = (call: Route.ActionArgs) => answerCreateUser(call)
export const loader = () => refuseRead()
