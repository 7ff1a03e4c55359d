import { Affiche } from "#app/features/affiches/affiche.tsx"
import { NewsFilters } from "#app/features/news/news-filters.tsx"
import { newsListHref, type NewsListChoice } from "#app/features/news/news-href.ts"
import { NewsLead } from "#app/features/news/news-lead.tsx"
import { NewsList } from "#app/features/news/news-list.tsx"
import { listNews } from "#app/features/news/news.server.ts"
import { isNewsTheme, NEWS_THEMES } from "#app/features/news/news-themes.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { readPageNumber } from "#app/lib/page-number.ts"
import { pictureOf } from "#app/lib/picture.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { Pagination } from "#app/ui/pagination.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { Section } from "#app/ui/section.tsx"
import type { Route } from "./+types/index.ts"

export const handle = { query: ["theme", "annee", "page"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, choice } = loaderData
  const words = [
    page.title,
    choice.theme && NEWS_THEMES[choice.theme].toLocaleLowerCase("fr-CA"),
    choice.year,
    choice.page > 1 && `page ${choice.page}`,
  ]
  return pageMeta(matches, {
    ...page,
    title: words.filter(Boolean).join(", "),
    imageTitle: page.title,
    path: newsListHref(choice),
  })
}

function readChoice(query: URLSearchParams): NewsListChoice {
  const theme = query.get("theme") || undefined
  const year = query.get("annee") || undefined
  if (theme !== undefined && !isNewsTheme(theme)) throw notFound()
  if (year !== undefined && !/^[12]\d{3}$/.test(year)) throw notFound()
  return { theme, year: year === undefined ? undefined : Number(year), page: readPageNumber(query) }
}

export async function loader({ url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams)
  const [page, list] = await Promise.all([getPage("/actualites"), listNews(choice)])
  return { page, choice, ...list }
}

type News = Route.ComponentProps["loaderData"]["news"][number]

const LeadFigure = ({ news: { image, path, title } }: { news: News }) =>
  image ? (
    <Picture {...pictureOf(image)} alt="" sizes="(min-width: 48rem) 40vw, 100vw" priority />
  ) : (
    <Affiche seed={path} title={title} />
  )

const countNews = (total: number) => (total < 2 ? `${total} actualité` : `${total} actualités`)

export default function NewsPage({ loaderData: { page, choice, news, total, pages, years } }: Route.ComponentProps) {
  const isFront = choice.page === 1 && choice.theme === undefined && choice.year === undefined
  const [lead, ...others] = news
  return (
    <PageScreen page={page}>
      {isFront && lead && (
        <Section title="À la une" hideTitle>
          <NewsLead news={lead} figure={<LeadFigure news={lead} />} level={3} />
        </Section>
      )}
      <Section title="Toutes les actualités" aside={<p>{countNews(total)}</p>}>
        <NewsFilters choice={choice} years={years} />
        {news.length === 0 && (
          <EmptyState
            title="Aucune actualité sur ce thème cette année-là."
            action={
              <LinkButton href="/actualites" variant="plain">
                Voir toutes les actualités
              </LinkButton>
            }
          />
        )}
        <NewsList news={isFront ? others : news} />
        <Pagination page={choice.page} pages={pages} hrefFor={(number) => newsListHref({ ...choice, page: number })} />
      </Section>
    </PageScreen>
  )
}
