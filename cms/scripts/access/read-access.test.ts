import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import { readAccess } from "./read-access.ts"

const model = readModel()
const grantsOf = (name: string) => [...(readAccess(model).find((role) => role.name === name)?.grants ?? [])]
/** What visitors leave: requests, and counts that name nobody. */
const requests = model.collections
  .filter(({ group, name }) => group === "demandes" || name === "visitor_signals")
  .map(({ name }) => name)

test("the site may create requests and read none, and writes nothing else", () => {
  const grants = grantsOf("site")
  expect(grants.filter((grant) => !grant.endsWith(".read")).toSorted()).toEqual(
    requests.map((name) => `${name}.create`).toSorted(),
  )
  expect(grants.filter((grant) => requests.some((name) => grant === `${name}.read`))).toEqual([])
})

test("only the rights office reads the requests made to it", () => {
  const readers = readAccess(model).filter(({ grants }) => grants.has("rights_office_requests.read"))
  expect(readers.map(({ label }) => label)).toEqual(["Bureau des droits"])
  expect(grantsOf("bureau-des-droits").every((grant) => grant.startsWith("rights_office_requests."))).toBe(true)
})

test("who may publish, for the extension that holds it, is the role « révision »", () => {
  const extension = new URL("../../extensions/editorial/dist/who-may-publish.js", import.meta.url)
  const revision = readAccess(model).find(({ name }) => name === "revision")
  expect(readFileSync(extension, "utf8")).toContain(`publishers = ["${revision?.roleId}"]`)
})
