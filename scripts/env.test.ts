import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { Environment, readSettings, root } from "./env.ts"
import { Failure } from "./failure.mjs"

const refusal = (variables: NodeJS.ProcessEnv): string => {
  try {
    readSettings(variables)
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
  return "accepted"
}

test("nothing has to be set: Directus is ours, on SQLite", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    siteUrl: "http://localhost:3000",
    cms: { kind: "own", port: 8055, publicUrl: "http://localhost:8055", postgres: undefined },
    admin: { email: "admin@example.com", password: undefined },
  })
})

test("an empty value counts as absent", () => {
  expect(readSettings({ PORT: "", CMS_URL: "", SEED_DATE: "" })).toEqual(readSettings({}))
})

test("the site's address follows its port", () => {
  expect(readSettings({ PORT: "4100" }).siteUrl).toBe("http://localhost:4100")
})

test("addresses lose their final slash", () => {
  const { siteUrl, cms } = readSettings({ SITE_URL: "https://site.example/", CMS_PUBLIC_URL: "https://cms.example/x/" })
  expect(siteUrl).toBe("https://site.example")
  expect(cms).toMatchObject({ publicUrl: "https://cms.example/x" })
})

test("the site and Directus cannot share a port, unless Directus is elsewhere", () => {
  expect(refusal({ PORT: "8055" })).toContain("PORT vaut « 8055 »")
  expect(refusal({ CMS_PORT: "3000" })).toContain("CMS_PORT vaut « 3000 »")
  expect(refusal({ PORT: "8055", CMS_URL: "https://cms.example", CMS_TOKEN: "t" })).toBe("accepted")
})

test("a data folder is relative to the project, not to where the command was typed", () => {
  expect(readSettings({ DATA_DIR: "/srv/site" }).dataDir).toBe("/srv/site")
  expect(readSettings({ DATA_DIR: "./data" }).dataDir).toMatch(/^\/.+\/data$/)
})

test("an existing Directus needs its address and a token, and is used without its final slash", () => {
  expect(readSettings({ CMS_URL: "https://cms.example/", CMS_TOKEN: "t" }).cms).toEqual({
    kind: "existing",
    url: "https://cms.example",
    token: "t",
  })
  expect(refusal({ CMS_URL: "https://cms.example" })).toContain("CMS_TOKEN manque")
  expect(refusal({ CMS_TOKEN: "t" })).toContain("CMS_URL manque")
})

test("PostgreSQL needs its four variables, and the refusal names each that is missing", () => {
  const given = { DB_CLIENT: "pg", DB_HOST: "127.0.0.1", DB_DATABASE: "site" }
  const message = refusal(given)
  expect(message).toContain("DB_USER manque")
  expect(message).toContain("DB_PASSWORD manque")
  expect(message).not.toContain("DB_HOST")
  expect(readSettings({ ...given, DB_USER: "u", DB_PASSWORD: "p" }).cms).toMatchObject({
    postgres: { host: "127.0.0.1", port: 5432, database: "site", user: "u", password: "p" },
  })
})

test.each([
  ["PORT", "abc", "un nombre entier de 1 à 65535"],
  ["PORT", "0", "un nombre entier de 1 à 65535"],
  ["PORT", "80.5", "un nombre entier de 1 à 65535"],
  ["CMS_PORT", "70000", "un nombre entier de 1 à 65535"],
  ["SITE_URL", "site.example", "une adresse complète"],
  ["SITE_URL", "ftp://site.example", "une adresse complète"],
  ["SMTP_URL", "https://mail.example", "une adresse smtp: ou smtps:"],
  ["SITE_URL", "https://site.example/fr", "une adresse sans chemin"],
  ["SEED_DATE", "2026-02-30", "AAAA-MM-JJ"],
  ["SITE_CLOCK", "demain", "un instant ISO"],
  ["ADMIN_EMAIL", "personne", "une adresse courriel"],
  ["ADMIN_EMAIL", "admin@confederation.example", "que Directus accepte"],
  ["ADMIN_PASSWORD", "court", "au moins 8 caractères"],
  ["DB_CLIENT", "mysql", "« sqlite3 » ou « pg »"],
])("%s=%s is refused with its name and what was expected", (name, value, expected) => {
  const message = refusal({ [name]: value })
  expect(message).toContain(name)
  expect(message).toContain(expected)
})

test("a refused password is not repeated on the screen", () => {
  expect(refusal({ ADMIN_PASSWORD: "secret1" })).not.toContain("secret1")
})

test("every wrong value is named at once", () => {
  const message = refusal({ PORT: "abc", SEED_DATE: "hier" })
  expect(message).toContain("PORT")
  expect(message).toContain("SEED_DATE")
})

test(".env.example documents every variable, those of the site too", () => {
  const documented = readFileSync(join(root, ".env.example"), "utf8").matchAll(/^([A-Z_]+)=/gm)
  const site = readFileSync(join(root, "site/app/env.server.ts"), "utf8").matchAll(/^ +([A-Z][A-Z_]+): /gm)
  const read = [...Object.keys(Environment.shape), ...[...site].map(([, name]) => name)]
  const expected = read.filter((name) => name !== "NODE_ENV")
  expect([...documented].map(([, name]) => name)).toEqual(expect.arrayContaining(expected))
})
