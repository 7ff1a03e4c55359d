import { randomUUID, timingSafeEqual } from "node:crypto"
import { FORM_TOKEN_BLANK } from "#app/lib/form-token-blank.ts"
import { sign } from "./form-key.server.ts"

/** Longer than anybody leaves a form open; a copy of an old page is not a way in. */
const LIFE = 7 * 24 * 60 * 60 * 1000

/** Quicker than anybody reads and fills in one question (ms). */
const QUICKEST = 2_000

export type TokenVerdict = { state: "good"; id: string } | { state: "too-quick"; id: string } | { state: "unknown" }

const sealOf = (content: string) => sign("form token", content).toString("base64url")

/**
 * Says when a form was shown, and names that showing: `{uuid}.{time, base 36}.{seal}`.
 * @param at ms since the epoch
 */
export function issueToken(at: number): string {
  const content = `${randomUUID()}.${at.toString(36)}`
  return `${content}.${sealOf(content)}`
}

/** Whether a token is ours, neither too old nor from the future, and how long ago the form was shown. */
export function checkToken(token: string | undefined, at: number): TokenVerdict {
  const [, content = "", id = "", time = "", seal = ""] =
    /^(([0-9a-f-]{36})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(token ?? "") ?? []
  const expected = Buffer.from(sealOf(content))
  const given = Buffer.from(seal)
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return { state: "unknown" }
  const age = at - Number.parseInt(time, 36)
  if (age < 0 || age > LIFE) return { state: "unknown" }
  return { state: age < QUICKEST ? "too-quick" : "good", id }
}

/**
 * The token that a page carries: published once for everybody, it holds a blank that the server fills in for each
 * visitor (`fillTokens`). Nothing fills it in while the site is developed.
 */
export const tokenOfPage = (): string => (import.meta.env.DEV ? issueToken(Date.now()) : FORM_TOKEN_BLANK)

/** A page or its data with a token of its own wherever it holds a blank. */
export const fillTokens = (text: string): string => text.replaceAll(FORM_TOKEN_BLANK, issueToken(Date.now()))
