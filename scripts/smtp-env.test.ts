import { expect, test } from "vitest"
import { smtpEnv } from "./smtp-env.ts"

test("without an address no mail is sent", () => {
  expect(smtpEnv({}, "https://site.example")).toEqual({})
  expect(smtpEnv({ SMTP_URL: "" }, "https://site.example")).toEqual({})
})

test("a server without a password, on this machine", () => {
  expect(smtpEnv({ SMTP_URL: "smtp://127.0.0.1:2525" }, "https://site.example")).toEqual({
    EMAIL_TRANSPORT: "smtp",
    EMAIL_SMTP_HOST: "127.0.0.1",
    EMAIL_SMTP_PORT: "2525",
    EMAIL_SMTP_SECURE: "false",
    EMAIL_FROM: "site@site.example",
  })
})

test("a server with a password, encrypted from the start", () => {
  const base = { SMTP_URL: "smtps://site%40mail.example:p%3Ass@mail.example", MAIL_FROM: "Site <a@mail.example>" }
  expect(smtpEnv(base, "https://site.example")).toMatchObject({
    EMAIL_FROM: "Site <a@mail.example>",
    EMAIL_SMTP_PORT: "465",
    EMAIL_SMTP_SECURE: "true",
    EMAIL_SMTP_USER: "string:site@mail.example",
    EMAIL_SMTP_PASSWORD: "string:p:ss",
  })
})
