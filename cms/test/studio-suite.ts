import { expect, test } from "vitest"
import { z } from "zod"
import { readModel } from "#cms/scripts/schema/read-model.ts"
import { applyStudio } from "#cms/scripts/studio/apply-studio.ts"
import { readPresets } from "#cms/scripts/studio/read-studio.ts"
import { studioDifferences } from "#cms/scripts/studio/studio-differences.ts"
import type { Instance } from "./throwaway-directus.ts"

const Ids = z.array(z.object({ id: z.number() }))
const Id = z.object({ id: z.string() })

/** What an editor finds on opening the Studio of an instance to which everything was applied. */
export function studioSuite(instance: () => Instance): void {
  const differences = async () =>
    (await studioDifferences(instance().directus, readModel())).map(({ subject, detail }) => `${subject} ${detail}`)

  test("the lists, words and dashboard of the Studio are those of cms/studio", async () => {
    expect(await differences()).toEqual([])
  })

  test("the Studio speaks French, has the project's name and pictures, and asks an administrator nothing in English", async () => {
    const settings = await instance().directus.read("/settings", z.record(z.string(), z.json()))
    expect(settings).toMatchObject({ default_language: "fr-CA", project_name: "Confédération étudiante" })
    // Without these two, the first sign-in opens dialogs that exist in English only.
    expect(settings["project_usage"]).toBe("community")
    const { project_owner_enabled } = await instance().directus.read(
      "/server/info",
      z.object({ project_owner_enabled: z.boolean() }),
    )
    expect(project_owner_enabled).toBe(false)
    const logo = await fetch(`${instance().url}/assets/${String(settings["project_logo"])}`)
    expect([logo.status, logo.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(settings["module_bar"]).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "site", url: "http://localhost:3000" })]),
    )
  })

  test.each(readPresets(readModel()))("the list $collection $bookmark can be read", async (preset) => {
    const query = new URLSearchParams({
      fields: ["id", ...preset.fields].join(","),
      sort: preset.sort.join(","),
      filter: JSON.stringify(preset.filter ?? {}),
      limit: "1",
    })
    await expect(
      instance().directus.read(`/items/${preset.collection}?${query}`, z.array(z.unknown())),
    ).resolves.toBeDefined()
  })

  test("a list changed for everybody is put back, what a person arranged for themselves stays", async () => {
    const { directus } = instance()
    const me = await directus.read("/users/me?fields=id", Id)
    await directus.write("POST", "/presets", { user: me.id, collection: "news", bookmark: null, search: "à moi" })
    const [shared] = await directus.read(
      "/presets?filter[collection][_eq]=news&filter[bookmark][_null]=true&filter[user][_null]=true",
      Ids,
    )
    await directus.write("PATCH", `/presets/${shared?.id}`, { layout: "cards" })
    expect(await differences()).toEqual(["news « liste » differs in layout"])
    expect(await applyStudio(directus, readModel())).toBe(1)
    expect(await differences()).toEqual([])
    const own = await directus.read(
      `/presets?filter[user][_eq]=${me.id}&fields=search`,
      z.array(z.object({ search: z.string() })),
    )
    expect(own).toEqual([{ search: "à moi" }])
  })
}
