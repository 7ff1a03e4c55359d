import { getHome } from "#app/features/home/home.server.ts"
import { pageMeta } from "#app/features/pages/page-meta.ts"
import { getPage } from "#app/features/pages/pages.server.ts"
import { normalizeQuery } from "#app/features/search/normalize-query.ts"
import { NothingFound } from "#app/features/search/nothing-found.tsx"
import type { SearchQuestion } from "#app/features/search/search-answer.ts"
import { isSearchKind } from "#app/features/search/search-kinds.ts"
import { SearchScreen } from "#app/features/search/search-screen.tsx"
import { findNearestPages, searchSite } from "#app/features/search/search-site.server.ts"
import { StartLinks } from "#app/features/search/start-links.tsx"
import { noteSearchWithoutResult } from "#app/features/visitor-signals/visitor-signals.server.ts"
import { lastPublishedData } from "#app/lib/last-payload.server.ts"
import { notFound } from "#app/lib/not-found.ts"
import { readPageNumber } from "#app/lib/page-number.ts"
import type { Route } from "./+types/index.ts"

export const handle = { query: ["q", "type", "page"] }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return pageMeta(matches, undefined)
  const { page, asked, answer } = loaderData
  const title = asked.query ? `${page.title}\u00A0: ${asked.query}` : page.title
  return pageMeta(matches, {
    ...page,
    title,
    imageTitle: page.title,
    isNoindex: page.isNoindex || answer !== undefined,
  })
}

function readQuestion(query: URLSearchParams): SearchQuestion {
  const kind = query.get("type") || undefined
  if (kind !== undefined && !isSearchKind(kind)) throw notFound()
  return { query: normalizeQuery(query.get("q")), kind, page: readPageNumber(query) }
}

async function readScreen() {
  const [page, { topTasks }] = await Promise.all([getPage("/recherche"), getHome()])
  return { page, topTasks }
}

type Screen = Awaited<ReturnType<typeof readScreen>>

const isScreen = (data: unknown): data is Screen =>
  typeof data === "object" && data !== null && "page" in data && "topTasks" in data

const lastScreen = lastPublishedData("/recherche", "routes/recherche/index", isScreen)

export async function loader({ url }: Route.LoaderArgs) {
  const asked = readQuestion(url.searchParams)
  if (asked.query === "") return { ...(await readScreen()), asked, answer: undefined, nearest: [] }
  const [screen, answer] = await Promise.all([lastScreen(), searchSite(asked)])
  const { page, topTasks } = screen ?? (await readScreen())
  if (asked.page > Math.max(1, answer.pages)) throw notFound()
  if (answer.total === 0) noteSearchWithoutResult(asked.query)
  const nearest = answer.total === 0 ? await findNearestPages(asked.query) : []
  return { page, topTasks, asked, answer, nearest }
}

export default function SearchPage({ loaderData: { page, topTasks, asked, answer, nearest } }: Route.ComponentProps) {
  const usual = topTasks.map(({ href, title, text }) => ({ href, label: title, note: text }))
  return (
    <SearchScreen
      title={page.title}
      summary={page.summary}
      breadcrumb={page.breadcrumb}
      asked={asked}
      answer={answer}
      start={<StartLinks title="Ce que l’on vient chercher" links={usual} />}
      nothingFound={<NothingFound nearest={nearest.length > 0 ? nearest : usual} contact={page.contact} />}
    />
  )
}
