import { z } from "zod"
import { CmsError } from "#app/cms/cms-error.ts"
import { env } from "#app/env.server.ts"
import { callBackend } from "./backend-call.server.ts"
import { isExpired, type Session, type Tokens } from "./session-cookies.ts"
import { userQuery, toParameters, type UserQuery } from "./user-query.ts"

/** Who a call is made for: their session, and the network address they come from. */
export type Caller = { session: Session; address: string }

const Tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1), expires: z.number() })
const LoginAnswer = Tokens.partial()
const Nothing = z.unknown().transform(() => undefined)
const User = z.record(z.string(), z.json())

export type User = z.infer<typeof User>

const REFUSED = "Login failed, please check your credentials."

const nobody = () =>
  new CmsError({ status: 401, statusText: "Unauthorized", data: { errors: [{ message: "Nobody is signed in." }] } })

/** The same words for an unknown address, a wrong password and an answer without tokens. */
const refusedLogin = (cause?: CmsError) =>
  new CmsError({ status: 401, statusText: "Unauthorized", data: cause?.data ?? null, cause, message: REFUSED })

/** The token of the person who calls, unless it expired. */
const ownToken = ({ session }: Caller): string | undefined =>
  isExpired(session, Date.now()) ? undefined : session.token

/** The token of a call made for a visitor: theirs, else the site's, else none. */
const anyToken = (caller: Caller): string | undefined => ownToken(caller) ?? env.CMS_TOKEN

/** The token of a call made *as* a person: never the site's, which would pass for them. @throws CmsError 401 */
const personToken = (caller: Caller): string => {
  const token = ownToken(caller)
  if (token === undefined) throw nobody()
  return token
}

/**
 * Signs somebody in.
 * @returns their tokens, and who they are when the content backend says it
 * @throws CmsError 401 when their credentials are refused or no token is given; as the content backend fails otherwise
 */
export async function login(
  { email, password, otp }: { email: string; password: string; otp?: string | undefined },
  { address }: Pick<Caller, "address">,
): Promise<{ tokens: Tokens; answeredAt: number; user: User | undefined }> {
  const body = { email, password, ...(otp !== undefined && { otp }), mode: "json" }
  const answer = await callBackend({ method: "POST", path: "/auth/login", body, address }, LoginAnswer).catch(
    (error: unknown) => {
      throw error instanceof CmsError && error.status === 401 ? refusedLogin(error) : error
    },
  )
  const answeredAt = Date.now()
  const tokens = Tokens.safeParse(answer)
  if (!tokens.success) throw refusedLogin()
  const { access_token: token, refresh_token: refreshToken, expires } = tokens.data
  const user = await fetchUser({ session: { token, refreshToken, expiresAt: answeredAt + expires }, address })
  return { tokens: tokens.data, answeredAt, user }
}

const refreshing = new Map<string, Promise<{ tokens: Tokens; answeredAt: number }>>()

/**
 * Exchanges a refresh token for a new session. Each is good for one exchange: those who ask with the same one meanwhile
 * share the answer.
 * @throws CmsError 401 without a refresh token; as the content backend refuses or fails otherwise
 */
export function refresh({ session: { refreshToken }, address }: Caller) {
  if (refreshToken === undefined) return Promise.reject(nobody())
  const known = refreshing.get(refreshToken)
  if (known) return known
  const body = { refresh_token: refreshToken, mode: "json" }
  const pending = callBackend({ method: "POST", path: "/auth/refresh", body, address }, Tokens)
    .then((tokens) => ({ tokens, answeredAt: Date.now() }))
    .finally(() => refreshing.delete(refreshToken))
  refreshing.set(refreshToken, pending)
  return pending
}

/** Ends a session on the content backend, when there is one. @throws CmsError when it refuses or fails */
export async function logout({ session: { refreshToken }, address }: Caller): Promise<void> {
  if (refreshToken === undefined) return
  const body = { refresh_token: refreshToken, mode: "json" }
  await callBackend({ method: "POST", path: "/auth/logout", body, address }, Nothing)
}

/** Who is signed in; undefined when nobody is, or when the content backend does not say (which is logged). */
export async function fetchUser(caller: Caller, query: UserQuery = userQuery): Promise<User | undefined> {
  const token = ownToken(caller)
  if (token === undefined) return undefined
  const call = { method: "GET", path: "/users/me", query: toParameters(query), token, address: caller.address } as const
  return callBackend(call, User).catch((error: unknown) => {
    if (error instanceof CmsError) return undefined
    throw error
  })
}

const Globals = z.object({ app_access: z.boolean().optional(), admin_access: z.boolean().optional() })

/** Whether somebody who may open the Studio is signed in; a content backend that does not say means no. */
export async function isStaff(caller: Caller): Promise<boolean> {
  const token = ownToken(caller)
  if (token === undefined) return false
  const call = { method: "GET", path: "/policies/me/globals", token, address: caller.address } as const
  const globals = await callBackend(call, Globals).catch((error: unknown) => {
    if (error instanceof CmsError) return undefined
    throw error
  })
  return globals?.app_access === true || globals?.admin_access === true
}

type NewUser = { email: string; password?: string | undefined } & Record<string, unknown>

/** Creates an account, as the person who is signed in. @throws CmsError */
export const createUser = async (user: NewUser, caller: Caller): Promise<void> =>
  callBackend(
    { method: "POST", path: "/users", body: user, token: personToken(caller), address: caller.address },
    Nothing,
  )

/** Invites somebody by mail, as the person who is signed in. @throws CmsError */
export const inviteUser = async (
  invitation: { email: string; role: string; invite_url?: string | undefined },
  caller: Caller,
): Promise<void> =>
  callBackend(
    { method: "POST", path: "/users/invite", body: invitation, token: personToken(caller), address: caller.address },
    Nothing,
  )

const forAnybody = (path: string) => async (body: Record<string, unknown>, caller: Caller) =>
  callBackend({ method: "POST", path, body, token: anyToken(caller), address: caller.address }, Nothing)

/** Opens an account for oneself, where the content backend allows it. @throws CmsError */
export const register: (
  account: { email: string; password: string; verification_url?: string | undefined },
  caller: Caller,
) => Promise<void> = forAnybody("/users/register")

/** Accepts an invitation with the token of its mail. @throws CmsError */
export const acceptInvite: (answer: { token: string; password: string }, caller: Caller) => Promise<void> =
  forAnybody("/users/invite/accept")

/** Asks for a mail that lets one choose another password. Succeeds for an unknown address too. @throws CmsError */
export const requestPasswordReset: (
  request: { email: string; reset_url?: string | undefined },
  caller: Caller,
) => Promise<void> = forAnybody("/auth/password/request")

/** Chooses another password with the token of the mail. @throws CmsError */
export const resetPassword: (answer: { token: string; password: string }, caller: Caller) => Promise<void> =
  forAnybody("/auth/password/reset")
