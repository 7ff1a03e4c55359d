import type { FormName } from "#app/lib/form-holdings.ts"
import type { Field, FormValues } from "./field.ts"

/** A rule about several fields: `message` is shown at `field` when `isBroken`. */
export type Rule<Name extends string> = {
  field: Name
  message: string
  isBroken: (values: Partial<Record<Name, string | string[]>>) => boolean
}

/** What the receipt says comes next, in order. */
export type NextStep = { title: string; text: string }

/**
 * A form, described once: the browser checks and draws it, the server checks it again and stores what it says.
 * Its purpose, recipients and retention are in `lib/form-holdings.ts`, where the privacy page reads them too.
 */
export type FormDescription<Name extends string = string> = {
  name: FormName
  /** The page that holds it. */
  address: string
  /** Says what happens: « Envoyer la demande ». */
  submit: string
  fields: Readonly<Record<Name, Field>>
  rules?: readonly Rule<NoInfer<Name>>[]
  /** The fields that tell who writes, in the Studio and for the acknowledgement. */
  sender?: Partial<Record<"name" | "email" | "phone", NoInfer<Name>>>
  /** The field that says in one line what it is about. */
  subject?: NoInfer<Name>
  /** What was written is shown back before it is sent. */
  hasReview?: boolean
  next: readonly NextStep[]
  /** Whether the content backend decides at once: its answer is waited for a moment, and the receipt says it. */
  isAnswered?: boolean
}

/** Checks a description's own names against each other, and lets it be used where any form is expected. */
export const describeForm = <Name extends string>(form: FormDescription<Name>): FormDescription<Name> => form

/** The fields of a form, in its order. */
export const fieldsOf = (form: FormDescription): [name: string, field: Field][] => Object.entries(form.fields)

/** The first value of a field. */
export const textOf = (values: FormValues, name: string | undefined): string | undefined => {
  const value = name === undefined ? undefined : values[name]
  return Array.isArray(value) ? value[0] : value
}
