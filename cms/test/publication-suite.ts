import { expect, test } from "vitest"
import type { Instance } from "./throwaway-directus.ts"

const event = (slug: string, publication: Record<string, string>) => ({
  slug,
  title: slug,
  summary: "Pour l’essai.",
  type: "autre",
  starts_at: "2026-12-03T18:00:00",
  ...publication,
})

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** What the site's own door to the content shows, with the site's own token. */
export function publicationSuite(instance: () => Instance): void {
  test("drafts, records in review, not yet published or no longer published never reach the site", async () => {
    await instance().directus.write("POST", "/items/events", [
      event("visible-now", { status: "published" }),
      event("visible-since", { status: "published", publish_on: hours(-1), publish_until: hours(1) }),
      event("hidden-draft", { status: "draft" }),
      event("hidden-by-default", {}),
      event("hidden-in-review", { status: "in_review" }),
      event("hidden-archived", { status: "archived" }),
      event("hidden-until-later", { status: "published", publish_on: hours(1) }),
      event("hidden-since-past", { status: "published", publish_until: hours(-1) }),
    ])
    const { readPublished } = await siteDoor(instance())
    const rows = await readPublished("events", { fields: ["slug"], filter: { summary: { _eq: "Pour l’essai." } } })
    expect(rows.map(({ slug }) => slug).toSorted()).toEqual(["visible-now", "visible-since"])
  })
}

/** The site reads its environment when it is loaded. */
function siteDoor({ url, siteToken }: Instance) {
  process.env["CMS_URL"] = url
  process.env["CMS_TOKEN"] = siteToken
  // oxlint-disable-next-line no-restricted-imports -- the door itself is what is tested
  return import("../../site/app/cms/client.server.ts")
}
