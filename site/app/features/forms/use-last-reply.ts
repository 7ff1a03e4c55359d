import { useState } from "react"
import type { FormAnswer, FormReply } from "./form-reply.ts"

/** What the server said last: when it cannot be reached, that is still what the form goes on from. */
export function useLastReply(answer: FormAnswer | undefined): FormReply | undefined {
  const [last, setLast] = useState<FormReply>()
  const reply = answer && answer.problem !== "network" && "token" in answer ? answer : last
  if (reply !== last) setLast(reply)
  return reply
}
