import { answerLoginProvider } from "#app/features/session/login-provider.server.ts"
import type { Route } from "./+types/$provider.ts"

export const loader = ({ request, params }: Route.LoaderArgs) => answerLoginProvider(request, params.provider)
