import { cleanHtml } from "#app/cms/clean-html.server.ts"
import { typeset } from "#app/lib/french.ts"
import { plainText } from "#app/cms/plain-text.ts"

type Written = string | null | undefined

/** Rich text as its words. */
export const textOf = (html: Written): string => (html ? plainText(cleanHtml(html)) : "")

/** Texts as one, those that say nothing left out: each ends as a sentence, so that an extract never glues two. */
export const joinTexts = (texts: readonly Written[]): string =>
  texts
    .flatMap((text) => (text?.trim() ? [typeset(text.trim())] : []))
    .map((text) => (/[.!?…:;]$/.test(text) ? text : `${text}.`))
    .join(" ")
