import { readPublished } from "#app/cms/client.server.ts"
import { soundRows } from "#app/cms/sound-rows.server.ts"
import { env } from "#app/env.server.ts"
import { type FeedItem, withAbsoluteAddresses } from "#app/lib/feed.ts"
import { instantOf } from "#app/lib/wall-clock.ts"
import { articleFields, toNewsArticle } from "./news-row.server.ts"

/** As many as a reader needs to have missed nothing for months. */
const LIMIT = 20

const readForFeed = () =>
  readPublished("news", { fields: ["id", "date_created", ...articleFields], sort: ["-date", "-id"], limit: LIMIT })

type Row = Awaited<ReturnType<typeof readForFeed>>[number]

const toItem = (row: Row): FeedItem => {
  const { path, title, summary, bodyHtml, author, date } = toNewsArticle(row)
  // A day has no hour: noon is that day everywhere near Québec.
  const publishedAt = instantOf(`${date}T12:00:00`)
  const written = row.date_updated ?? row.date_created
  const changedAt = written ? new Date(written) : publishedAt
  return {
    id: `tag:${new URL(env.SITE_URL).hostname},2026:actualite-${row.id}`,
    url: env.SITE_URL + path,
    title,
    summary,
    html: withAbsoluteAddresses(bodyHtml, env.SITE_URL),
    author,
    publishedAt,
    changedAt: changedAt > publishedAt ? changedAt : publishedAt,
  }
}

/** The latest news as a feed holds them, whole. */
export const listNewsForFeed = async (): Promise<FeedItem[]> => soundRows("news", await readForFeed(), toItem)
