import { type SubmissionResult, useForm } from "@conform-to/react"
import { parseWithZod } from "@conform-to/zod/v4"
import { type ReactNode, type SubmitEvent, useState } from "react"
import { Form, useNavigation } from "react-router"
import { dayOf } from "#app/lib/wall-clock.ts"
import { Button } from "#app/ui/button.tsx"
import { ErrorSummary } from "#app/ui/error-summary.tsx"
import { fieldMessage } from "./field-message.ts"
import { fieldsOf, type FormDescription } from "./form-description.ts"
import { FormField } from "./form-field.tsx"
import { STEP_FIELD, TOKEN_FIELD } from "./form-fields.ts"
import { FormProblem } from "./form-problem.tsx"
import type { FormAnswer, HeldFile } from "./form-reply.ts"
import { formSchema } from "./form-schema.ts"
import { FormTrap } from "./form-trap.tsx"
import { PrivacyNotice } from "./privacy-notice.tsx"
import { UnsentGuard } from "./unsent-guard.tsx"
import { useErrorTitle } from "./use-error-title.ts"
import { useFocusWhenShown } from "./use-focus-when-shown.ts"
import css from "./form-body.module.css"

type FormBodyProps = {
  form: FormDescription
  startValues: Readonly<Record<string, string>> | undefined
  result: SubmissionResult | undefined
  token: string
  heldFiles: readonly HeldFile[]
  problem: FormAnswer["problem"]
  help?: ReactNode
  isAnonymous: boolean
}

/** The questions of a form, what stands in the way of sending it, what becomes of the answers, and the button. */
export function FormBody({ form, startValues, result, token, heldFiles, problem, help, isAnonymous }: FormBodyProps) {
  const isSending = useNavigation().state !== "idle"
  const hasFiles = fieldsOf(form).some(([, { kind }]) => kind === "files")
  const [meta, fields] = useForm<Record<string, unknown>>({
    id: form.name,
    ...(startValues && { defaultValue: startValues }),
    lastResult: result ?? null,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithZod(formData, {
        schema: formSchema(form, { today: dayOf(new Date()), hasHeldFiles: heldFiles.length > 0 }),
      }),
  })
  const errors = fieldsOf(form).flatMap(([name]) => {
    const field = fields[name]
    const message = field && fieldMessage(field)
    return field && message !== undefined ? [{ fieldId: field.id, message }] : []
  })
  useErrorTitle(errors.length > 0 || problem !== undefined)
  const [attempts, setAttempts] = useState(0)
  const summary = useFocusWhenShown<HTMLDivElement>(attempts, result, problem)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isSending) return event.preventDefault()
    meta.onSubmit(event)
    setAttempts((count) => count + 1)
  }

  return (
    <Form
      id={meta.id}
      className={css.form}
      method="post"
      action={form.address}
      encType={hasFiles ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      noValidate
      data-unsent={result ? "" : undefined}
      onSubmit={onSubmit}
    >
      {problem && (
        <FormProblem
          problem={problem}
          hasLostFiles={problem === "limited" && hasFiles && heldFiles.length === 0}
          help={help}
          ref={summary}
        />
      )}
      <ErrorSummary errors={errors} ref={problem ? undefined : summary} />
      <input type="hidden" name={TOKEN_FIELD} value={token} />
      <FormTrap />
      {fieldsOf(form).map(([name, field]) => {
        const own = fields[name]
        return own && <FormField key={name} field={field} meta={own} heldFiles={heldFiles} />
      })}
      <PrivacyNotice form={form.name} isAnonymous={isAnonymous} />
      <div>
        <Button
          type="submit"
          size="l"
          name={form.hasReview ? STEP_FIELD : undefined}
          value={form.hasReview ? "review" : undefined}
          aria-disabled={isSending}
        >
          {isSending ? "Envoi en cours…" : form.hasReview ? "Relire avant d’envoyer" : form.submit}
        </Button>
      </div>
      <UnsentGuard />
    </Form>
  )
}
