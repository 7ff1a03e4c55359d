import { PosterFigure } from "#app/features/affiches/poster-figure.tsx"
import { getNewsArticle } from "#app/features/news/news.server.ts"
import { NEWS_THEMES } from "#app/features/news/news-themes.ts"
import { posterMeta } from "#app/features/pages/page-meta.ts"
import { getSiteSettings } from "#app/features/settings/settings.server.ts"
import { formatDay } from "#app/lib/dates.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Poster } from "#app/ui/poster.tsx"
import type { Route } from "./+types/affiche.ts"

export const handle = { layout: "empty" }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => posterMeta(matches, loaderData?.article)

export async function loader({ params }: Route.LoaderArgs) {
  const [article, { name, siteUrl }] = await Promise.all([getNewsArticle(requireSlug(params.slug)), getSiteSettings()])
  return { article, name, siteUrl }
}

export default function NewsPosterPage({ loaderData: { article, name, siteUrl } }: Route.ComponentProps) {
  const { image, path, title, date, theme, author, summary } = article
  return (
    <Poster
      title={title}
      figure={<PosterFigure image={image} path={path} title={title} />}
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
