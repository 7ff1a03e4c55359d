import { AsyncLocalStorage } from "node:async_hooks"
import { CmsError } from "./cms-error.ts"

/** What is asked of the content backend, in the words of the content door. */
export type Question = { collection: string; query: unknown }

/** The rows that a question was answered with before, as JSON; undefined when nobody knows any more. */
export type Recall = (question: Question) => string | undefined

const recalling = new AsyncLocalStorage<Recall>()

/** Runs `work`, in which the content door asks nothing: what was answered before is all there is. */
export const recallAnswers = <Result>(recall: Recall, work: () => Promise<Result>): Promise<Result> =>
  recalling.run(recall, work)

/** Whether what is being made is made of answers of before. */
export const isRecalling = (): boolean => recalling.getStore() !== undefined

/** What asking fails with where nothing is asked and nothing is known. */
export const nothingKnown = () => new CmsError({ status: 503, statusText: "Service Unavailable", data: null })

/**
 * What stands for the content backend's answer to a question where answers are recalled; undefined where it is asked.
 * @returns a `fetch` that answers that question only
 * @throws from what it returns, CmsError 503 when nothing is known
 */
export function recalledAnswer(question: Question): (() => Promise<Response>) | undefined {
  const recall = recalling.getStore()
  if (!recall) return undefined
  return async () => {
    const rows = recall(question)
    if (rows === undefined) throw nothingKnown()
    return new Response(`{"data":${rows}}`, { headers: { "Content-Type": "application/json" } })
  }
}
