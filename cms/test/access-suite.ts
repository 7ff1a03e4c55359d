import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { z } from "zod"
import { applyAccess, applyToken } from "#cms/scripts/access/apply-access.ts"
import { accessDifferences } from "#cms/scripts/access/access-differences.ts"
import { readAccess } from "#cms/scripts/access/read-access.ts"
import { connectDirectus } from "#cms/scripts/directus-client.ts"
import { isPrivate, junctionName } from "#cms/scripts/schema/model.ts"
import { stableId } from "#cms/scripts/stable-id.ts"
import { imagesField } from "#cms/scripts/schema/desired-state.ts"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import type { Instance } from "./throwaway-directus.ts"

const model = readModel()
const tables = model.collections.flatMap((collection) => {
  const table = { name: collection.name, isContent: !isPrivate(model, collection), singleton: collection.singleton }
  return imagesField(collection) ? [table, { ...table, name: junctionName(collection.name) }] : [table]
})

const submission = () => ({
  id: randomUUID(),
  receipt: randomUUID().slice(0, 12),
  submitted_at: "2026-11-20T15:00:00Z",
  form: "feedback",
})

/** Who may do what, on an instance to which everything was applied. */
export function accessSuite(instance: () => Instance): void {
  const asSite = () => connectDirectus(instance().url, instance().siteToken)
  const asAnybody = () => connectDirectus(instance().url, undefined)

  test("live roles and permissions are exactly those of cms/access", async () => {
    const found = await accessDifferences(instance().directus, readAccess(model))
    expect(found.map(({ subject, detail }) => `${subject} ${detail}`)).toEqual([])
  })

  test("a policy that was given everything, or the Studio, by hand is found and put back", async () => {
    const { directus } = instance()
    const roles = readAccess(model)
    for (const { label, kind, policyId } of roles.filter(({ kind }) => kind !== "admin")) {
      await directus.write("PATCH", `/policies/${policyId}`, { admin_access: kind === "studio", app_access: true })
      const [found, ...others] = await accessDifferences(directus, roles)
      expect({ subject: found?.subject, others }).toEqual({ subject: label, others: [] })
      await found?.write()
      expect(await accessDifferences(directus, roles)).toEqual([])
    }
  })

  test("roles that an earlier version made under other keys give way to ours, and their people keep their role", async () => {
    const { directus, url, siteToken } = instance()
    const roles = readAccess(model)
    const [site, writing] = ["site", "redaction"].map((wanted) => roles.find(({ name }) => name === wanted))
    if (!site || !writing) throw new Error("cms/access has other roles")
    await directus.write("DELETE", `/users/${stableId("user site")}`)
    await directus.write("DELETE", `/roles/${site.roleId}`)
    await directus.write("DELETE", `/policies/${site.policyId}`)
    const formerRole = async ({ label, kind }: typeof site) => {
      const role = { id: randomUUID(), name: label }
      await directus.write("POST", "/policies", { name: label, app_access: kind === "studio", roles: [{ role }] })
      return role.id
    }
    await directus.write("POST", "/users", { first_name: "Site", role: await formerRole(site), token: siteToken })
    const person = { id: randomUUID(), email: `${randomUUID()}@example.com`, role: await formerRole(writing) }
    await directus.write("POST", "/users", person)

    await applyAccess(directus, roles)
    expect(await applyToken(directus, url, roles, "site", siteToken)).toBe(true)
    expect(await accessDifferences(directus, roles)).toEqual([])
    expect(await applyToken(directus, url, roles, "site", siteToken)).toBe(false)
    await expect(asSite().read("/items/pages?limit=1", z.array(z.unknown()))).resolves.toHaveLength(1)
    const kept = await directus.read(`/users/${person.id}?fields=role`, z.object({ role: z.string() }))
    expect(kept.role).toBe(writing.roleId)
    await directus.write("DELETE", `/users/${person.id}`)
  })

  test("a token that is somebody's already is not given to the site", async () => {
    const { directus, url, adminToken } = instance()
    await expect(applyToken(directus, url, readAccess(model), "site", adminToken)).rejects.toThrow("another user")
  })

  test.each(tables.filter(({ isContent }) => isContent))(
    "the site reads $name, and may not write it",
    async ({ name, singleton }) => {
      await expect(asSite().read(`/items/${name}?limit=1`, z.unknown())).resolves.toBeDefined()
      const change = singleton ? { name: "x" } : { keys: [1], data: { sort: 1 } }
      await expect(asSite().write("PATCH", `/items/${name}`, change)).rejects.toThrow("403")
      if (!singleton) await expect(asSite().write("POST", `/items/${name}`, {})).rejects.toThrow("403")
    },
  )

  test.each(tables.filter(({ isContent }) => !isContent))("the site may not read $name", async ({ name }) => {
    await expect(asSite().read(`/items/${name}?limit=1`, z.unknown())).rejects.toThrow("403")
  })

  test.each(["users", "roles", "policies", "settings", "activity", "revisions", "folders", "flows"])(
    "the site may not read Directus' own %s",
    async (name) => {
      await expect(asSite().read(`/${name}?limit=1`, z.unknown())).rejects.toThrow("403")
    },
  )

  test("the site reads files and deposits a request once, whatever it retries", async () => {
    const request = submission()
    await expect(asSite().read("/files?limit=1&fields=id,alt,credit", z.array(z.unknown()))).resolves.toHaveLength(1)
    await asSite().write("POST", "/items/form_submissions", request)
    await expect(asSite().write("POST", "/items/form_submissions", request)).rejects.toMatchObject({
      code: "RECORD_NOT_UNIQUE",
    })
    const path = `/items/form_submissions/${request.id}`
    await expect(asSite().write("PATCH", path, { state: "done" })).rejects.toThrow("403")
    await expect(asSite().write("DELETE", path)).rejects.toThrow("403")
    await expect(instance().directus.read(path, z.object({ state: z.string() }))).resolves.toEqual({ state: "new" })
  })

  test("a request leaves no trace in revisions or activity", async () => {
    for (const log of ["revisions", "activity"]) {
      const rows = await instance().directus.read(
        `/${log}?filter[collection][_eq]=form_submissions`,
        z.array(z.unknown()),
      )
      expect(rows).toEqual([])
    }
  })

  test.each([...tables.map(({ name }) => `/items/${name}`), "/files", "/users", "/collections"])(
    "anybody may not read %s",
    async (path) => {
      await expect(asAnybody().read(path, z.unknown())).rejects.toThrow("403")
    },
  )

  test("anybody may not deposit a request", async () => {
    await expect(asAnybody().write("POST", "/items/form_submissions", submission())).rejects.toThrow("403")
  })
}
