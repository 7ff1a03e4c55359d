import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { Button } from "#app/ui/button.tsx"
import { FactSheet } from "#app/ui/fact-sheet.tsx"
import type { FormDescription } from "./form-description.ts"
import { HELD_FIELD, STEP_FIELD, TOKEN_FIELD } from "./form-fields.ts"
import { FormProblem } from "./form-problem.tsx"
import type { FormAnswer, FormReply } from "./form-reply.ts"
import { PrivacyNotice } from "./privacy-notice.tsx"
import { readValues } from "./read-values.ts"
import { summarize } from "./summary.ts"
import { UnsentGuard } from "./unsent-guard.tsx"
import { useFocusWhenShown } from "./use-focus-when-shown.ts"
import css from "./form-body.module.css"

type FormReviewProps = { form: FormDescription; reply: FormReply; problem: FormAnswer["problem"]; help?: ReactNode }

/** What was written, shown back before it is sent; the files wait on the server. */
export function FormReview({ form, reply, problem, help }: FormReviewProps) {
  const isSending = useNavigation().state !== "idle"
  const title = useFocusWhenShown<HTMLHeadingElement>(reply)
  const trouble = useFocusWhenShown<HTMLDivElement>(problem)
  const values = readValues(reply.result?.initialValue)
  return (
    <Form
      className={css.form}
      method="post"
      action={form.address}
      data-unsent=""
      onSubmit={(event) => isSending && event.preventDefault()}
    >
      {problem && <FormProblem problem={problem} help={help} ref={trouble} />}
      <h3 className={css.title} tabIndex={-1} ref={title} autoFocus={!problem}>
        Relisez avant d’envoyer
      </h3>
      <FactSheet
        items={summarize(form, values, reply.heldFiles).map(({ label, value }) => ({
          label,
          value: <span className={css.written}>{value}</span>,
        }))}
      />
      <input type="hidden" name={TOKEN_FIELD} value={reply.token} />
      {Object.entries(values).flatMap(([name, value]) =>
        [value].flat().map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={one} />),
      )}
      {reply.heldFiles.map(({ id }) => (
        <input key={id} type="hidden" name={HELD_FIELD} value={id} />
      ))}
      <PrivacyNotice form={form.name} />
      <div className={css.buttons}>
        <Button type="submit" size="l" name={STEP_FIELD} value="send" aria-disabled={isSending}>
          {isSending ? "Envoi en cours…" : form.submit}
        </Button>
        <Button type="submit" size="l" variant="plain" name={STEP_FIELD} value="fields">
          Modifier
        </Button>
      </div>
      <UnsentGuard />
    </Form>
  )
}
