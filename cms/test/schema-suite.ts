import { expect, test } from "vitest"
import { z } from "zod"
import { applySchema } from "#cms/scripts/schema/apply-schema.ts"
import { desiredState } from "#cms/scripts/schema/desired-state.ts"
import { differences } from "#cms/scripts/schema/differences.ts"
import { readLiveState } from "#cms/scripts/schema/live-state.ts"
import { Field } from "#cms/scripts/schema/field-format.ts"
import type { Model } from "#cms/scripts/schema/model.ts"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import type { Instance } from "./throwaway-directus.ts"

const live = async (instance: Instance, model: Model) =>
  differences(desiredState(model), await readLiveState(instance.directus))
const summary = (found: Awaited<ReturnType<typeof live>>) =>
  found.map(({ subject, detail, weight }) => `${weight}: ${subject} ${detail}`)

/** The schema of an instance to which everything was applied. */
export function schemaSuite(instance: () => Instance): void {
  test("the applied schema is exactly that of cms/schema", async () => {
    expect(summary(await live(instance(), readModel()))).toEqual([])
  })

  test("the instance is within its free licence", async () => {
    const shape = z.object({ status: z.string(), usage: z.object({ collections: z.number() }) })
    const license = await instance().directus.read("/license", shape)
    expect(license.status).toBe("active")
    expect(license.usage.collections).toBeLessThanOrEqual(25)
  })

  test("a link that the site could not follow is refused when it is written", async () => {
    const redirect = (to_path: string) => ({ from_path: "/essai-de-lien", to_path, code: "302" })
    const create = (to: string) => instance().directus.write("POST", "/items/redirects", redirect(to))
    await expect(create("services/bde")).rejects.toMatchObject({ status: 400, code: "FAILED_VALIDATION" })
    await expect(create("//autre.example")).rejects.toMatchObject({ status: 400, code: "FAILED_VALIDATION" })
    await expect(create("/services/bde")).resolves.toBeUndefined()
  })

  test("a label or a length changed by hand is found, and put back", async () => {
    const { directus } = instance()
    const model = readModel()
    await directus.write("PATCH", "/fields/news/title", {
      meta: { note: "changed by hand" },
      type: "string",
      schema: { max_length: 20 },
    })
    await directus.write("PATCH", "/collections/news", { meta: { icon: "bug_report" } })
    expect(summary(await live(instance(), model))).toEqual([
      "additive: news differs in icon",
      "additive: news.title holds 20 characters, not 110",
      "additive: news.title differs in note",
    ])
    await applySchema(directus, model)
    expect(summary(await live(instance(), model))).toEqual([])
  })

  test("a new field arrives without touching the others, and may not be required where there are records", async () => {
    const { directus } = instance()
    const model = withField({ type: "string", label: "Essai", max: 10 })
    await applySchema(directus, model)
    expect(await live(instance(), model)).toEqual([])
    const required = withField({ type: "string", label: "Essai", required: true }, "probe_required")
    await expect(applySchema(directus, required)).rejects.toThrow("news.probe_required is required and has no default")
  })

  test("what cms/schema does not name is reported and kept, until forced", async () => {
    const { directus } = instance()
    const model = readModel()
    expect(summary(await live(instance(), model))).toContain("extra: news.probe is not in cms/schema")
    const { kept } = await applySchema(directus, model)
    expect(kept.map(({ subject }) => subject)).toEqual(["news.probe"])
    await applySchema(directus, model, { isForced: true })
    expect(await live(instance(), model)).toEqual([])
  })

  test("a change of type or a shorter text is refused before anything is written", async () => {
    const { directus } = instance()
    const writes = directus.writes()
    const retyped = withField({ type: "integer", label: "Signature" }, "author")
    await expect(applySchema(directus, retyped)).rejects.toThrow("news.author is of type string, not integer")
    const shorter = withField({ type: "string", label: "Signature", max: 5 }, "author")
    await expect(applySchema(directus, shorter)).rejects.toThrow("news.author holds 120 characters, not 5")
    expect(directus.writes()).toBe(writes)
  })
}

/** The model with one field of the news added or replaced. */
function withField(field: z.input<typeof Field>, name = "probe"): Model {
  const model = readModel()
  const parsed = Field.parse(field)
  return {
    ...model,
    collections: model.collections.map((collection) =>
      collection.name === "news" ? { ...collection, fields: { ...collection.fields, [name]: parsed } } : collection,
    ),
  }
}
