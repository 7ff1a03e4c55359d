import { AsyncLocalStorage } from "node:async_hooks"

type Answer = { body: string; headers: Headers }

/** What the content backend answered during one look at the content, by the address asked. */
export type SharedAnswers = Map<string, Promise<Answer>>

const current = new AsyncLocalStorage<SharedAnswers>()

/** Runs `work`, in which the same question to the content backend is asked once and its answer, or failure, is shared. */
export const shareAnswers = <Result>(answers: SharedAnswers, work: () => Promise<Result>): Promise<Result> =>
  current.run(answers, work)

/** The shared answer to `address` where answers are shared, else a fresh one. */
export async function answerOnce(address: string, ask: () => Promise<Response>): Promise<Response> {
  const answers = current.getStore()
  if (!answers) return ask()
  const keep = async () => {
    const response = await ask()
    return { body: await response.text(), headers: response.headers }
  }
  const pending = answers.get(address) ?? keep()
  answers.set(address, pending)
  const { body, headers } = await pending
  return new Response(body, { headers })
}
