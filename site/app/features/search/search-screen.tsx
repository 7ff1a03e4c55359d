import { type ReactNode, useEffect } from "react"
import { useTypedText } from "#app/lib/use-typed-text.ts"
import { Breadcrumb } from "#app/ui/breadcrumb.tsx"
import { Container } from "#app/ui/container.tsx"
import { FilterLinks } from "#app/ui/filter-links.tsx"
import { Pagination } from "#app/ui/pagination.tsx"
import { SearchField } from "#app/ui/search-field.tsx"
import { SiteLink } from "#app/ui/site-link.tsx"
import { describeAnswer } from "./describe-answer.ts"
import type { SearchAnswer, SearchQuestion } from "./search-answer.ts"
import { searchHref } from "./search-href.ts"
import { SEARCH_KINDS } from "./search-kinds.ts"
import { SearchResults } from "./search-results.tsx"
import css from "./search-screen.module.css"
import { useInstantAnswer } from "./use-instant-answer.ts"

type SearchScreenProps = {
  title: string
  summary: string
  breadcrumb: readonly { href: string; label: string }[]
  asked: SearchQuestion
  /** What the server answered; nothing when nothing was asked. */
  answer: SearchAnswer | undefined
  /** What is shown before anything is asked, and what helps when nothing is found. */
  start: ReactNode
  nothingFound: ReactNode
}

/** The page of a search: a plain form whose answer also follows what is typed. */
export function SearchScreen({ title, summary, breadcrumb, asked, answer, start, nothingFound }: SearchScreenProps) {
  const { text, field } = useTypedText(asked.query)
  const { shown, question, load } = useInstantAnswer(text, asked, answer)

  // Somebody was in the field before the application was there.
  useEffect(() => {
    if (document.activeElement === field.ref.current) load()
  }, [field.ref, load])

  return (
    <>
      <div className={css.head} data-surface="wall">
        <Container>
          <Breadcrumb items={breadcrumb} />
          <h1 className={css.title}>{title}</h1>
          <SearchField
            action="/recherche"
            label="Que cherchez-vous&nbsp;?"
            size="l"
            input={{ ...field, onFocus: load, "aria-describedby": "recherche-aide" }}
          />
          <p className={css.help} id="recherche-aide">
            {summary}
          </p>
        </Container>
      </div>
      <Container>
        <div className={css.answer}>
          <p className={css.status} role="status">
            {shown && describeAnswer(question, shown)}
          </p>
          {shown === undefined ? start : <Answer question={question} answer={shown} nothingFound={nothingFound} />}
        </div>
      </Container>
    </>
  )
}

function Answer({
  question: { query, kind, page },
  answer: { results, total, pages, kinds, suggestion },
  nothingFound,
}: {
  question: SearchQuestion
  answer: SearchAnswer
  nothingFound: SearchScreenProps["nothingFound"]
}) {
  const all = { href: searchHref(query), label: "Tout", isCurrent: kind === undefined }
  return (
    <>
      {suggestion && (
        <p className={css.suggestion}>
          Vouliez-vous dire <SiteLink href={searchHref(suggestion)}>{suggestion}</SiteLink>
          {"\u202F?"}
        </p>
      )}
      {kinds.length > 1 && (
        <FilterLinks
          label="Type"
          items={[
            all,
            ...kinds.map(({ kind: one, count }) => ({
              href: searchHref(query, one),
              label: SEARCH_KINDS[one].plural,
              isCurrent: one === kind,
              count,
            })),
          ]}
        />
      )}
      {total === 0 ? nothingFound : <SearchResults results={results} start={(page - 1) * 20 + 1} />}
      <Pagination page={page} pages={pages} hrefFor={(to) => searchHref(query, kind, to)} />
    </>
  )
}
