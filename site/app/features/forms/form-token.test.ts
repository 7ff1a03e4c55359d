import { randomUUID } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { FORM_TOKEN_BLANK } from "#app/lib/form-token-blank.ts"
import { checkToken, fillTokens, issueToken } from "./form-token.server.ts"

const shown = Date.UTC(2026, 10, 20, 17)

test("a token names its showing and is good once one has had time to read", () => {
  const token = issueToken(shown)
  expect(checkToken(token, shown + 5_000)).toEqual({ state: "good", id: token.slice(0, 36) })
  expect(checkToken(token, shown + 1_999).state).toBe("too-quick")
})

test("a token serves for a week, and not before it was made", () => {
  const token = issueToken(shown)
  expect(checkToken(token, shown + 6 * 86_400_000).state).toBe("good")
  expect(checkToken(token, shown + 8 * 86_400_000).state).toBe("unknown")
  expect(checkToken(token, shown - 1).state).toBe("unknown")
})

test("no token, a blank and a forged one are unknown", () => {
  const [id = "", time = "", seal = ""] = issueToken(shown).split(".")
  const earlier = (shown - 60_000).toString(36)
  for (const forged of [
    undefined,
    "",
    FORM_TOKEN_BLANK,
    `${randomUUID()}.${time}.${seal}`,
    `${id}.${earlier}.${seal}`,
    `${id}.${time}.${"A".repeat(43)}`,
    `${id}.${time}`,
    `${id}.${time}.${seal}=`,
  ])
    expect(checkToken(forged, shown + 5_000).state).toBe("unknown")
})

test("no change of one character leaves a token good", () => {
  const token = issueToken(shown)
  fc.assert(
    fc.property(fc.nat(token.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
      fc.pre(token[at] !== sign)
      // The last character of a seal carries four bits only: some of its neighbours say the same.
      fc.pre(at < token.length - 1)
      expect(checkToken(token.slice(0, at) + sign + token.slice(at + 1), shown + 5_000).state).toBe("unknown")
    }),
  )
})

test("a page's blanks become one token; another visitor gets another", () => {
  const page = `<input value="${FORM_TOKEN_BLANK}"><script>${FORM_TOKEN_BLANK}</script>`
  const [one, same] = fillTokens(page).match(/[0-9a-f-]{36}\.[^<"]+/g) ?? []
  expect(one).toBe(same)
  expect(checkToken(one, Date.now() + 5_000).state).toBe("good")
  expect(fillTokens(page)).not.toContain(one)
})
