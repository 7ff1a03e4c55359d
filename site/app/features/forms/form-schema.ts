import { array, file, optional, string, type ZodType, object } from "zod"
import type { Day } from "#app/lib/dates.ts"
import { formatFileSize } from "#app/lib/file-size.ts"
import { formatOfName } from "#app/lib/file-formats.ts"
import { countCharacters, isOneLine, isStorable } from "./characters.ts"
import { type Field, type FilesField, type LongField, optionsOf, type TextField } from "./field.ts"
import { fieldsOf, type FormDescription } from "./form-description.ts"
import { isCalendarDay, isEmailAddress, isPhoneNumber } from "./formats.ts"

const UNREADABLE = "Ce champ contient quelque chose que nous ne pouvons pas lire. Écrivez-le autrement."
const UNKNOWN_CHOICE = "Choisissez parmi ce qui est offert."

/** Nothing, spaces: the same as an empty field. */
const isFilled = (text: string) => text.trim() !== ""

const FORMATS: Record<TextField["kind"], { isGood: (text: string) => boolean; message: string }> = {
  text: { isGood: () => true, message: "" },
  email: {
    isGood: isEmailAddress,
    message: "Indiquez une adresse courriel valide, par exemple nom@domaine.ca.",
  },
  phone: {
    isGood: isPhoneNumber,
    message: "Indiquez un numéro de téléphone avec son indicatif régional, par exemple 418 555-0123.",
  },
}

const tooLong = (max: number) => `Raccourcissez ce texte\u00A0: au plus ${max.toLocaleString("fr-CA")} caractères.`

function lineSchema({ kind, max, missing }: TextField) {
  const { isGood, message } = FORMATS[kind]
  return string({ error: missing ?? UNREADABLE })
    .refine(isFilled, { error: missing ?? UNREADABLE, abort: true })
    .refine(isStorable, { error: UNREADABLE, abort: true })
    .refine(isOneLine, { error: "Écrivez ce champ sur une seule ligne.", abort: true })
    .refine((text) => countCharacters(text) <= max, { error: tooLong(max), abort: true })
    .refine((text) => isGood(text.trim()), { error: message })
    .transform((text) => text.trim())
}

const longSchema = ({ max, missing }: LongField) =>
  string({ error: missing ?? UNREADABLE })
    .refine(isFilled, { error: missing ?? UNREADABLE, abort: true })
    .transform((text) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n"))
    .refine(isStorable, { error: UNREADABLE, abort: true })
    .refine((text) => countCharacters(text) <= max, { error: tooLong(max) })

/** No file at all is an empty list, which a form that needs one does not take. */
const filesSchema = ({ formats, maxFiles, maxBytes, missing }: FilesField, hasHeldFiles = false) =>
  array(file({ error: UNREADABLE }), { error: missing ?? UNREADABLE })
    .refine((files) => files.length > 0 || missing === undefined || hasHeldFiles, { error: missing ?? UNREADABLE })
    .refine((files) => files.length <= maxFiles, { error: `Joignez au plus ${maxFiles} fichiers.` })
    .refine((files) => files.every(({ size }) => size > 0), { error: "Un des fichiers est vide.", abort: true })
    .refine((files) => files.every(({ size }) => size <= maxBytes), {
      error: `Un des fichiers dépasse ${formatFileSize(maxBytes)}. Réduisez-le ou joignez-en un autre.`,
    })
    .refine((files) => files.every(({ name }) => formatOfName(name, formats) !== undefined), {
      error: "Joignez des fichiers PDF, DOCX ou ODT seulement.",
    })

/** What a check depends on beside the form: the day it is, and whether the server already holds the files. */
export type Conditions = { today: Day; hasHeldFiles?: boolean }

function requiredSchema(field: Field, { today, hasHeldFiles }: Conditions): ZodType<unknown> {
  const error = field.missing ?? UNREADABLE
  switch (field.kind) {
    case "text":
    case "email":
    case "phone":
      return lineSchema(field)
    case "long":
      return longSchema(field)
    case "day": {
      return string({ error })
        .refine(isCalendarDay, {
          error: "Indiquez une date qui existe, sous la forme AAAA-MM-JJ, par exemple 2026-03-31.",
          abort: true,
        })
        .refine((day) => !field.isComing || day >= today, { error: "Indiquez une date à venir." })
    }
    case "choice": {
      const known = new Set(optionsOf(field).map(({ value }) => value))
      return string({ error }).refine((value) => known.has(value), { error: UNKNOWN_CHOICE })
    }
    case "choices":
    case "grid": {
      const known = new Set(optionsOf(field).map(({ value }) => value))
      return array(string({ error: UNKNOWN_CHOICE }), { error })
        .min(1, { error })
        .refine((values) => values.every((value) => known.has(value)), { error: UNKNOWN_CHOICE })
        .transform((values) => [...new Set(values)])
    }
    case "files":
      return filesSchema(field, hasHeldFiles)
  }
}

/** What a field must hold. Left empty, it is absent: an error where something is `missing`, else nothing. */
function fieldSchema(field: Field, conditions: Conditions): ZodType<unknown> {
  const isOptional = field.missing === undefined || (field.kind === "files" && conditions.hasHeldFiles === true)
  return isOptional ? optional(requiredSchema(field, conditions)) : requiredSchema(field, conditions)
}

/**
 * The rules of a form as a Zod schema, the same in the browser and on the server. All messages are French, also for what
 * no visitor would send: a list where one value is expected, a text where a file is.
 */
export function formSchema(form: FormDescription, conditions: Conditions) {
  const shape = Object.fromEntries(fieldsOf(form).map(([name, field]) => [name, fieldSchema(field, conditions)]))
  const fields = object(shape)
  return (form.rules ?? []).reduce<ZodType<Record<string, unknown>>>(
    (schema, { field, message, isBroken }) =>
      schema.refine((values) => !isBroken(textsOf(values)), {
        error: message,
        path: [field],
        // Shown with the other errors, not after they are all mended.
        when: () => true,
      }),
    fields,
  )
}

/** What rules look at: texts and lists of texts, nothing that is not well formed. */
function textsOf(values: unknown): Record<string, string | string[]> {
  if (typeof values !== "object" || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | string[]][] => {
      if (typeof value === "string") return isFilled(value) ? [[name, value]] : []
      const texts = Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
      return texts.length > 0 ? [[name, texts]] : []
    }),
  )
}
