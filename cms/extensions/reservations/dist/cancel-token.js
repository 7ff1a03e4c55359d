import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Signs the link by which a reservation is cancelled, with a key that follows from Directus' SECRET: nothing is kept. */
export const cancelTokens = (env) => {
  const key = Buffer.from(hkdfSync("sha256", String(env.SECRET), "", "cancellation of reservations", 32))
  const of = (id) => createHmac("sha256", key).update(String(id).toLowerCase()).digest("base64url")
  return {
    of,
    isRight: (id, token) => {
      const [right, given] = [Buffer.from(of(id)), Buffer.from(String(token))]
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}
