import { expect, test } from "vitest"
import { parseEnvironment } from "./env.server.ts"

test("without variables, everything runs on this machine", () => {
  expect(parseEnvironment({})).toMatchObject({
    PORT: 3000,
    CMS_URL: "http://127.0.0.1:8055",
    SITE_URL: "http://localhost:3000",
  })
})

test("an empty variable counts as absent, and addresses lose their trailing slash", () => {
  expect(parseEnvironment({ PORT: "", SITE_URL: "https://site.example/" })).toMatchObject({
    PORT: 3000,
    SITE_URL: "https://site.example",
  })
})

test.each([
  ["PORT", "http"],
  ["PORT", "70000"],
  ["CMS_URL", "localhost:8055"],
  ["SITE_URL", "ftp://site.example"],
  ["SITE_URL", "https://site.example/fr"],
  ["SITE_CLOCK", "hier"],
])("a wrong %s (%s) is refused by its name", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(name)
})
