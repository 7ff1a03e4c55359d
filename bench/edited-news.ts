import type { StackAddress } from "#e2e/stack/stack.ts"

/** A news item in an editor's hands. */
export type EditedNews = { address: string; rename: (title: string) => Promise<void>; restore: () => Promise<void> }

/** The most recent news item that anybody may read. @throws when the content backend refuses */
export async function aNews({ cmsUrl, adminToken }: StackAddress): Promise<EditedNews> {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": "application/json" }
  const query = "filter[status][_eq]=published&filter[publish_on][_null]=true&sort=-date&limit=1&fields=id,slug,title"
  const { data } = await (await fetch(`${cmsUrl}/items/news?${query}`, { headers })).json()
  const [news] = data
  const rename = async (title: string) => {
    const body = JSON.stringify({ title })
    const { ok } = await fetch(`${cmsUrl}/items/news/${news.id}`, { method: "PATCH", headers, body })
    if (!ok) throw new Error("the content backend refused a change")
  }
  return { address: `/actualites/${news.slug}`, rename, restore: () => rename(news.title) }
}
