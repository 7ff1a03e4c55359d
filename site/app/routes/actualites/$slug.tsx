import { getNewsArticle } from "#app/features/news/news.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { formatDay } from "#app/lib/dates.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Container } from "#app/ui/container.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Prose } from "#app/ui/prose.tsx"
import type { Route } from "./+types/$slug.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.article)

export async function loader({ params }: Route.LoaderArgs) {
  return { article: await getNewsArticle(requireSlug(params.slug)) }
}

export default function NewsArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        title={article.title}
        summary={<p>{article.summary}</p>}
        breadcrumb={[
          { href: "/", label: "Accueil" },
          { href: "/actualites", label: "Actualités" },
        ]}
        meta={<time dateTime={article.date}>{formatDay(article.date)}</time>}
        tone="paper"
      />
      <Container>
        <Prose html={article.bodyHtml} />
      </Container>
    </>
  )
}
