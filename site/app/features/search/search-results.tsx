import { SiteLink } from "#app/ui/site-link.tsx"
import { MarkedText } from "./marked-text.tsx"
import type { SearchResult } from "./search-answer.ts"
import { SEARCH_KINDS } from "./search-kinds.ts"
import css from "./search-results.module.css"

function Result({ result: { href, kind, title, detail, excerpt } }: { result: SearchResult }) {
  return (
    <li className={css.result}>
      <p className={css.kind}>
        {SEARCH_KINDS[kind].singular}
        {detail && <span className={css.detail}>, {detail}</span>}
      </p>
      <h2 className={css.title}>
        <SiteLink stretched className={css.link} href={href}>
          <MarkedText parts={title} />
        </SiteLink>
      </h2>
      {excerpt.length > 0 && (
        <p className={css.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      )}
    </li>
  )
}

/** What was found, the best first; `start` is the rank of the first one. */
export function SearchResults({ results, start }: { results: readonly SearchResult[]; start: number }) {
  return (
    <ol className={css.results} start={start}>
      {results.map((result, at) => (
        <Result key={`${at} ${result.href}`} result={result} />
      ))}
    </ol>
  )
}
