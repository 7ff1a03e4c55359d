import { DocumentFinder } from "#app/features/documents/document-finder.tsx"
import { DOCUMENT_CATEGORIES, type DocumentChoice, isDocumentCategory } from "#app/features/documents/document-rules.ts"
import { listDocuments } from "#app/features/documents/documents.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { PageScreen } from "#app/features/pages/page-screen.tsx"
import { getPage } from "#app/features/pages/pages.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import type { Route } from "./+types/documentation.ts"

export const handle = { query: ["q", "categorie", "annee"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, choice } = loaderData
  const words = [page.title, choice.category && DOCUMENT_CATEGORIES[choice.category], choice.year]
  return pageMeta(matches, {
    ...page,
    title: words.filter(Boolean).join(", "),
    imageTitle: page.title,
    isNoindex: page.isNoindex || choice.text !== "",
  })
}

function readChoice(query: URLSearchParams): DocumentChoice {
  const category = query.get("categorie") || undefined
  const year = query.get("annee") || undefined
  if (category !== undefined && !isDocumentCategory(category)) throw notFound()
  if (year !== undefined && !/^[12]\d{3}$/.test(year)) throw notFound()
  return { category, year, text: (query.get("q") ?? "").trim().slice(0, 100) }
}

export async function loader({ url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams)
  const [page, documents] = await Promise.all([getPage("/documentation"), listDocuments()])
  return { page, choice, documents }
}

export default function DocumentsPage({ loaderData: { page, choice, documents } }: Route.ComponentProps) {
  return (
    <PageScreen page={page}>
      <DocumentFinder key={JSON.stringify(choice)} documents={documents} sent={choice} />
    </PageScreen>
  )
}
