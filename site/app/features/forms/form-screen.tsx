import type { ReactNode } from "react"
import { useActionData } from "react-router"
import type { FormDescription } from "./form-description.ts"
import { FormBody } from "./form-body.tsx"
import type { FormAnswer } from "./form-reply.ts"
import { FormReview } from "./form-review.tsx"
import { useLastReply } from "./use-last-reply.ts"

type FormScreenProps = {
  form: FormDescription
  /** The token that came with the page. */
  token: string
  /** What the page knows of the answers before anybody writes: a text per name of field. */
  startValues?: Readonly<Record<string, string>> | undefined
  /** How to reach somebody when sending fails: a telephone number, an address. */
  help?: ReactNode
  isAnonymous?: boolean
}

/**
 * A form on its page: its questions, then, if it has one, the review of what was written. Without scripts each step is a
 * page; with them the page stays.
 */
export function FormScreen({ form, token, startValues, help, isAnonymous }: FormScreenProps) {
  const answer = useActionData<FormAnswer>()
  const reply = useLastReply(answer)
  const current = { token: reply?.token ?? token, heldFiles: reply?.heldFiles ?? [], problem: answer?.problem }
  if (reply?.step === "review") return <FormReview form={form} reply={reply} problem={current.problem} help={help} />
  return (
    <FormBody
      form={form}
      startValues={startValues}
      result={reply?.result}
      {...current}
      help={help}
      isAnonymous={isAnonymous ?? false}
    />
  )
}
