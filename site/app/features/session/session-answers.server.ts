import { z } from "zod"
import { CmsError } from "#app/cms/cms-error.ts"
import { countLogin } from "./login-limit.server.ts"
import { answerData, answerError, refusal } from "./session-answer.server.ts"
import { closingCookies, forgettingCookie, openingCookies } from "./session-cookies.ts"
import { bareEndpoint, callerOf, sessionEndpoint } from "./session-endpoint.server.ts"
import * as session from "./session.server.ts"

const email = z.email().max(254)
const password = z.string().min(1).max(1_000)
const token = z.string().min(1).max(4_000)
const address = z.url({ protocol: /^https?$/ }).max(2_000)

/** `POST /api/session/login` → `{"data": user}` (null when the content backend does not say who). */
export const answerLogin = sessionEndpoint(
  z.object({ email, password, otp: z.string().max(20).optional() }),
  async (credentials, caller) => {
    const attempt = await countLogin(caller.address, credentials.email)
    if (attempt.refusedFor !== undefined) {
      const answer = answerError(refusal(429, "Too Many Requests", "Too many attempts, please try again later."))
      answer.headers.set("Retry-After", String(attempt.refusedFor))
      return answer
    }
    const { tokens, answeredAt, user } = await session.login(credentials, caller)
    await attempt.forget()
    return answerData(user ?? null, openingCookies(tokens, answeredAt))
  },
)

/** `POST /api/session/refresh` → 204. A refresh token that failed is forgotten, the rest stays as it was. */
export const answerRefresh = bareEndpoint(async (caller) => {
  try {
    const { tokens, answeredAt } = await session.refresh(caller)
    return answerData(undefined, openingCookies(tokens, answeredAt))
  } catch (error) {
    if (error instanceof CmsError) return answerError(error, [forgettingCookie()])
    throw error
  }
})

/** `POST /api/session/logout` → 204. The cookies go even when the content backend fails. */
export const answerLogout = bareEndpoint(async (caller) => {
  await session.logout(caller).catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error
  })
  return answerData(undefined, closingCookies())
})

/** `GET /api/session/me` → `{"data": user}`, 401 when nobody is signed in. */
export async function answerMe(call: Parameters<typeof callerOf>[0]): Promise<Response> {
  const user = await session.fetchUser(callerOf(call))
  return user ? answerData(user) : answerError(refusal(401, "Unauthorized", "Nobody is signed in."))
}

/** An endpoint that says nothing when it succeeds. */
const silent = <Body>(shape: z.ZodType<Body>, work: (body: Body, caller: session.Caller) => Promise<void>) =>
  sessionEndpoint(shape, async (body, caller) => {
    await work(body, caller)
    return answerData(undefined)
  })

export const answerPasswordRequest = silent(
  z.object({ email, reset_url: address.optional() }),
  session.requestPasswordReset,
)
export const answerPasswordReset = silent(z.object({ token, password }), session.resetPassword)
export const answerCreateUser = silent(z.looseObject({ email, password: password.optional() }), session.createUser)
export const answerRegister = silent(
  z.object({
    email,
    password,
    first_name: z.string().max(200).optional(),
    last_name: z.string().max(200).optional(),
    verification_url: address.optional(),
  }),
  session.register,
)
export const answerInvite = silent(
  z.object({ email, role: z.uuid(), invite_url: address.optional() }),
  session.inviteUser,
)
export const answerAcceptInvite = silent(z.object({ token, password }), session.acceptInvite)
