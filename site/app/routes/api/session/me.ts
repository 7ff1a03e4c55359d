import { answerMe } from "#app/features/session/session-answers.server.ts"
import type { Route } from "./+types/me.ts"

export const loader = (call: Route.LoaderArgs) => answerMe(call)
