import { createAttempts } from "./attempts.js"

const QUARTER = 15 * 60_000

/** What Directus turns into an answer 429. */
class TooManyAttempts extends Error {
  name = "DirectusError"
  status = 429
  code = "REQUESTS_EXCEEDED"
  extensions = {}

  constructor() {
    super("Trop de tentatives de connexion. Réessayez dans un quart d’heure.")
  }
}

/** Limits attempts to sign in, by address and account; see README.md. */
export default function limitLogins({ filter, action }) {
  const attempts = createAttempts({ most: 20, during: QUARTER })
  const keyOf = ({ user }, { accountability }) => `${accountability?.ip ?? "unknown"} ${user}`

  // Asked once the account is found, before its password is compared.
  filter("auth.login", (payload, meta, context) => {
    if (attempts.isTooMany(keyOf(meta, context))) throw new TooManyAttempts()
    return payload
  })
  action("auth.login", (meta, context) => {
    if (meta.status === "success") attempts.forget(keyOf(meta, context))
  })
}
