import { Affiche } from "#app/features/affiches/affiche.tsx"
import { NewsArticle } from "#app/features/news/news-article.tsx"
import { NewsSequence } from "#app/features/news/news-sequence.tsx"
import { getNewsArticle } from "#app/features/news/news.server.ts"
import { pageMeta, structured } from "#app/features/pages/page-meta.ts"
import { newsData } from "#app/features/structured-data/news-data.ts"
import { EditMark } from "#app/features/previews/edit-mark.tsx"
import { pictureOf } from "#app/lib/picture.ts"
import { requireSlug } from "#app/lib/route-params.ts"
import { Figure } from "#app/ui/figure.tsx"
import { LinkButton } from "#app/ui/link-button.tsx"
import { PageHeader } from "#app/ui/page-header.tsx"
import { Picture } from "#app/ui/picture.tsx"
import { ShareButton } from "#app/ui/share-button.tsx"
import type { Route } from "./+types/$slug.ts"

const BREADCRUMB = [
  { href: "/", label: "Accueil" },
  { href: "/actualites", label: "Actualités" },
]

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const article = loaderData?.article
  const site = matches[0]?.loaderData?.settings
  return [
    ...pageMeta(matches, article && { ...article, breadcrumb: BREADCRUMB }),
    ...structured(article && site && newsData(site, article)),
  ]
}

export async function loader({ params }: Route.LoaderArgs) {
  return { article: await getNewsArticle(requireSlug(params.slug)) }
}

export default function NewsArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  const { path, title, summary, image, previous, next } = article
  return (
    <>
      <PageHeader
        title={title}
        summary={<p>{summary}</p>}
        breadcrumb={BREADCRUMB}
        tone="paper"
        figure={
          image ? (
            <Figure credit={image.credit}>
              <Picture {...pictureOf(image)} sizes="(min-width: 48rem) 30vw, 100vw" priority />
            </Figure>
          ) : (
            <Affiche seed={path} title={title} variant="header" />
          )
        }
      />
      <EditMark fields={["body", "date", "author", "theme"]} />
      <NewsArticle
        article={article}
        actions={
          <>
            <LinkButton href={`${path}/affiche`} variant="quiet" icon="printer">
              Imprimer l’affiche
            </LinkButton>{" "}
            <ShareButton title={title} path={path} />
          </>
        }
      />
      <NewsSequence previous={previous} next={next} />
    </>
  )
}
