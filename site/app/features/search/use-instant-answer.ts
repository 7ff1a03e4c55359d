import { useEffect, useMemo } from "react"
import { useNavigate } from "react-router"
import type { SearchAnswer, SearchQuestion } from "./search-answer.ts"
import { answerSearch } from "./search-answer.ts"
import { searchHref } from "./search-href.ts"
import { useSearcher } from "./use-searcher.ts"

/** How long nothing is typed before the words are taken as meant (ms). */
const SETTLED = 1_200

/**
 * The answer to what is typed, as soon as it can be given: what the server sent for the words of the address, the
 * browser's own for others. `load` is called at the first sign that somebody is going to type.
 */
export function useInstantAnswer(text: string, asked: SearchQuestion, answer: SearchAnswer | undefined) {
  const { searcher, load } = useSearcher()
  const isAsked = text.trim() === asked.query
  const navigate = useNavigate()

  // What was typed while the application was on its way counts too.
  useEffect(() => {
    if (!isAsked) load()
  }, [isAsked, load])

  // Words that stay get their address: it can be shared, gone back to, and the server learns what is not found.
  useEffect(() => {
    if (isAsked || searcher === undefined || text.trim() === "") return undefined
    const settled = setTimeout(() => {
      void navigate(searchHref(text.trim(), asked.kind), { replace: true, preventScrollReset: true })
    }, SETTLED)
    return () => clearTimeout(settled)
  }, [isAsked, searcher, text, asked.kind, navigate])

  return useMemo(() => {
    if (isAsked || searcher === undefined) return { shown: answer, question: asked, load }
    const question = { query: text.trim(), kind: asked.kind, page: 1 }
    return { shown: question.query === "" ? undefined : answerSearch(searcher, question), question, load }
  }, [isAsked, searcher, text, asked, answer, load])
}
