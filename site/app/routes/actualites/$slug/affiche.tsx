import { Affiche } from "#app/features/affiches/affiche.tsx"
import { getNewsArticle } from "#app/features/news/news.server.ts"
import { NEWS_THEMES } from "#app/features/news/news-themes.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { formatDay } from "#app/lib/dates.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Picture } from "#app/ui/picture.tsx"
import { Poster } from "#app/ui/poster.tsx"
import type { Route } from "./+types/affiche.ts"

export const handle = { layout: "empty" }

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { ...loaderData.article, title: `Affiche\u00A0: ${loaderData.article.title}`, isNoindex: true },
  )

export async function loader({ params }: Route.LoaderArgs) {
  const [article, { name, siteUrl }] = await Promise.all([getNewsArticle(requireSlug(params.slug)), getSiteSettings()])
  return { article, name, siteUrl }
}

export default function NewsPosterPage({ loaderData: { article, name, siteUrl } }: Route.ComponentProps) {
  const { image, path, title, date, theme, author, summary } = article
  return (
    <Poster
      title={title}
      figure={
        image ? (
          <Picture {...pictureOf(image)} alt="" sizes="44rem" priority />
        ) : (
          <Affiche seed={path} title={title} variant="card" />
        )
      }
      date={formatDay(date)}
      dateTime={date}
      lines={[[NEWS_THEMES[theme], author].filter(Boolean).join(" · ")]}
      summary={summary}
      organisation={name}
      url={`${siteUrl}${path}`}
      href={path}
    />
  )
}
